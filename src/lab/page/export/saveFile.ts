/** Milliseconds before a file is released: Safari reads it after the click, and can show a prompt first. */
const RELEASE_DELAY = 60_000;

/** Saves a file like a download, and returns its name. */
export function saveFile(name: string, content: Blob): string {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), RELEASE_DELAY);
  return name;
}
