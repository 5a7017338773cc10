import { findRanges } from '../../search/excerpt.ts';
import { ARTICLE_ID } from '../data/firstView.ts';

/** Name of the highlight in stylesheets. */
const HIGHLIGHT = 'search';

/** Marks the terms in the article until the next key press, without changing its elements. */
export function markArticle(terms: string[]): void {
  const article = document.getElementById(ARTICLE_ID);
  // Firefox before 140 doesn't support highlights.
  if (!article || !('highlights' in CSS)) return;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { start, end } of findRanges(node.nodeValue ?? '', terms)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  // The key press that opened the hit can still bubble up to the document, but its capture phase is over.
  const options = { once: true, capture: true };
  document.addEventListener('keydown', () => CSS.highlights.delete(HIGHLIGHT), options);
}
