/**
 * Makes code blocks and tables Tab stops while they overflow, so that they can be scrolled with the keyboard.
 * @returns a function that stops watching them
 */
export function watchScrollableBlocks(article: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    const blocks = entries.map(({ target }) => target as HTMLElement);
    // Measure everything before the first change, because the browser would otherwise recompute the page's styles for
    // each block.
    const overflows = blocks.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    const headings = [...article.querySelectorAll('h1, h2, h3, h4')];
    for (const [index, block] of blocks.entries())
      markScrollable(block, overflows[index] === true, headings);
  });
  for (const block of article.querySelectorAll('.code, .table')) observer.observe(block);
  return () => observer.disconnect();
}

function markScrollable(block: HTMLElement, overflows: boolean, headings: Element[]): void {
  // The stylesheet then shows "Wrap" in the block's bar.
  block.parentElement?.toggleAttribute('data-overflows', overflows);
  if (overflows) {
    block.tabIndex = 0;
    block.setAttribute('role', 'group');
    block.setAttribute('aria-label', chooseName(block, headings));
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) block.removeAttribute(name);
  }
}

/** Returns the kind of a block and the section that contains it, because a page has many tables. */
function chooseName(block: HTMLElement, headings: Element[]): string {
  const kind = block.matches('.table') ? 'Table' : 'Code';
  const heading = headings.findLast(
    (one) => one.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return heading ? `${kind}: ${heading.textContent}` : kind;
}
