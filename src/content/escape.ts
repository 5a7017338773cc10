const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Escapes text for HTML elements and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);
}

/** Returns a link in HTML, with text that isn't HTML. */
export function htmlLink(text: string, href: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}

/** Returns a link in Markdown, with text that isn't Markdown. */
export function markdownLink(text: string, href: string): string {
  const address = href.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
  return `[${text.replace(/[[\]\\]/g, '\\$&')}](${address})`;
}

/**
 * Returns the text of an attribute that was written by `escapeHtml`, by React, or by hast, which escapes by code point.
 */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:#x([\da-f]+)|(\w+));/gi, (entity, code, name) =>
    code === undefined
      ? (CHARACTERS[name] ?? entity)
      : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
