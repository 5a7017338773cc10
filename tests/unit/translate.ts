/**
 * Translates an element as browsers do: each text is moved into two elements, or replaced by them. Changes no text, so
 * that tests still find it. Runs in pages, too, so it uses nothing from outside.
 */
export function translate(root: Element, way: 'move' | 'replace'): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent || parent.closest('font, script, style, textarea, svg, [translate="no"]')) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    inner.append(way === 'move' ? text : (text.cloneNode() as Text));
  }
}
