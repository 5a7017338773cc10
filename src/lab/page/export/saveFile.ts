/** Milliseconds before a file is released: Safari reads it after the click, and can show a prompt first. */
const RELEASE_DELAY = 60_000;

/** Saves a file like a download, and returns its name. */
export function saveFile(name: string, content: Blob): string {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  // Some browsers ignore clicks on elements outside the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), RELEASE_DELAY);
  return name;
}
