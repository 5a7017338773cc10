/**
 * Makes code blocks and tables Tab stops as long as they overflow, so that they can be scrolled with
 * the keyboard.
 * @returns stops watching them
 */
export function watchScrollableBlocks(article: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    const blocks = entries.map(({ target }) => target as HTMLElement);
    // All before the first change, or the browser would compute the styles of the page for each block.
    const overflows = blocks.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    for (const [index, block] of blocks.entries()) markScrollable(block, overflows[index] === true);
  });
  for (const block of article.querySelectorAll('.code, .table')) observer.observe(block);
  return () => observer.disconnect();
}

function markScrollable(block: HTMLElement, overflows: boolean): void {
  // The stylesheet shows "Wrap" in the block's bar.
  block.parentElement?.toggleAttribute('data-overflows', overflows);
  if (overflows) {
    block.tabIndex = 0;
    block.setAttribute('role', 'group');
    block.setAttribute('aria-label', block.matches('.table') ? 'Table' : 'Code');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) block.removeAttribute(name);
  }
}
