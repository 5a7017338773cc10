import { useEffect } from 'react';
import { type PageTag, pageTags } from '../../site/pageHead.ts';
import type { PageView } from '../../site/view.ts';
import { useShell } from '../router/context.ts';

/** Updates everything in the document's head that depends on the page. */
export function useDocumentHead(view: PageView): void {
  const { config } = useShell();
  useEffect(() => {
    document.title = view.documentTitle;
    for (const tag of pageTags(view, config)) update(document.head, tag);
  }, [view, config]);
}

/** Sets the element's value. Adds the element if the previous page had none, and removes it if this page has none. */
function update(head: HTMLHeadElement, { tag, key, name, value }: PageTag): void {
  const attributes = Object.entries(key);
  const selector = tag + attributes.map(([name, value]) => `[${name}="${value}"]`).join('');
  const found = head.querySelector(selector);
  if (!value) {
    found?.remove();
    return;
  }
  const element = found ?? head.appendChild(document.createElement(tag));
  for (const [name, value] of attributes) element.setAttribute(name, value);
  element.setAttribute(name, value);
}
