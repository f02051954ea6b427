/** A sentence that begins with a word that was filled in begins with a capital all the same. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
