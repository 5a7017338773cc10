import { useEffect } from 'react';
import { ARTICLE_ID } from '../data/firstView.ts';

/**
 * Code and tables that are too wide for the page scroll by themselves. As long as they do, and no
 * longer, they are stops for the Tab key, or nobody could scroll them with a keyboard.
 */
export function useScrollableBlocks(html: string): void {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) markScrollable(target as HTMLElement);
    });
    for (const block of document.querySelectorAll(`#${ARTICLE_ID} :is(.code, .table)`)) {
      observer.observe(block);
    }
    return () => observer.disconnect();
  }, [html]);
}

function markScrollable(block: HTMLElement): void {
  if (block.scrollWidth > block.clientWidth) {
    block.tabIndex = 0;
    block.role = 'group';
    block.ariaLabel = block.matches('.table') ? 'Table' : 'Code';
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) block.removeAttribute(name);
  }
}
