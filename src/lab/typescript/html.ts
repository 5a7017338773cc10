/** Whether text begins like a page or a part of one. TypeScript can begin with `<`, too, but hardly with a tag. */
export function isHtml(text: string): boolean {
  return /^\s*<(?:!|(?:html|head|body|script|style|meta|link|div|canvas)\b)/i.test(text);
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/**
 * Returns the code of the scripts in HTML, without those of other files; undefined if it has none. It begins with what
 * the HTML says about its canvases, because the scripts rely on their size.
 */
export function readScripts(html: string): string | undefined {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=|\btype\s*=\s*["']?importmap/i.test(attributes))
    .map(([, , code = '']) => outdent(code).trim());
  const code = scripts.join('\n\n');
  const canvases = [...html.matchAll(CANVAS)].flatMap(([, attributes = '']) =>
    readCanvas(attributes),
  );
  return code ? [...canvases, code].join('\n') : undefined;
}

const CANVAS = /<canvas\b([^>]*)>/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Returns code that sets the size and the style of a canvas. */
function readCanvas(attributes: string): string[] {
  const values = new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', ...texts]) => [
      name.toLowerCase(),
      texts.find((text) => text !== undefined) ?? '',
    ]),
  );
  const id = values.get('id');
  const found = id === undefined ? "querySelector('canvas')" : `getElementById(${quote(id)})`;
  const size = ['width', 'height'].filter((name) => values.has(name));
  const sides = size.map((name) => `${name}: ${Number.parseInt(values.get(name) ?? '', 10) || 0}`);
  const style = values.get('style');
  return [
    ...(sides.length > 0 ? [`Object.assign(document.${found}, { ${sides.join(', ')} });`] : []),
    ...(style ? [`document.${found}.style.cssText = ${quote(style)};`] : []),
  ];
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`;
}

/** Removes the common indent of lines. */
function outdent(code: string): string {
  const lines = code.split('\n');
  const widths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const width = Math.min(...widths);
  return lines.map((line) => line.slice(Number.isFinite(width) ? width : 0)).join('\n');
}
