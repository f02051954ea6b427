/** A picture for whoever made it: through the menu of the device where it can, else as a file. */

const FORGET = 10_000;

export async function give(picture: Blob, name: string): Promise<"shared" | "saved"> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    // Somebody who closes the menu has changed their mind, and nothing else.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return "shared";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FORGET);
  return "saved";
}
