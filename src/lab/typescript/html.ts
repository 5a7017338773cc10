/** Whether text begins like a page or a part of one. TypeScript can begin with `<`, too, but hardly with a tag. */
export function isHtml(text: string): boolean {
  return /^\s*<(?:!|(?:html|head|body|script|style|meta|link|div|canvas)\b)/i.test(text);
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** Returns the code of the scripts in HTML, without those of other files; undefined if it has none. */
export function readScripts(html: string): string | undefined {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=|\btype\s*=\s*["']?importmap/i.test(attributes))
    .map(([, , code = '']) => outdent(code).trim());
  return scripts.join('\n\n') || undefined;
}

/** Removes the common indent of lines. */
function outdent(code: string): string {
  const lines = code.split('\n');
  const widths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const width = Math.min(...widths);
  return lines.map((line) => line.slice(Number.isFinite(width) ? width : 0)).join('\n');
}
