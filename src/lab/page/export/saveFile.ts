/** Milliseconds before a file is released: Safari reads it after the click, and can show a prompt first. */
const RELEASE_DELAY = 60_000;

/** Returns the name of a file with a title: "Ball 2 (copy)" becomes "ball-2-copy.png". */
export function toFileName(title: string, extension: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['sketch'];
  return `${words.join('-')}.${extension}`;
}

/** Saves a file like a download, and returns its name. */
export function saveFile(name: string, content: Blob): string {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), RELEASE_DELAY);
  return name;
}
