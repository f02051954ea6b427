/** A text in Markdown that is not ours: fetched and written when somebody reads it. */

/** As HTML, without its title. HTML in it stays text, and nothing is fetched from elsewhere. */
export async function htmlOf(markdown: string): Promise<string> {
  const { default: MarkdownIt } = await import("markdown-it");
  const writer = new MarkdownIt({ html: false }).disable("image");
  return writer.render(markdown.replace(/^# .*\n/, ""));
}
