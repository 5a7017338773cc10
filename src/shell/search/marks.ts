import { rangesOf } from '../../search/excerpt.ts';
import { ARTICLE_ID } from '../data/firstView.ts';

/** Name of the highlight, which the stylesheet colors. */
const HIGHLIGHT = 'search';

/**
 * Marks the terms in the article that the reader was led to, until the next key. The article's own
 * elements stay as they are: the browser paints the marks.
 */
export function markArticle(terms: string[]): void {
  const article = document.getElementById(ARTICLE_ID);
  // Chrome before 105, Firefox before 140 and Safari before 17.2 only scroll to what was found.
  if (!article || !('highlights' in CSS)) return;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { start, end } of rangesOf(node.nodeValue ?? '', terms)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  document.addEventListener('keydown', () => CSS.highlights.delete(HIGHLIGHT), { once: true });
}
