/**
 * Code and tables that are too wide for the page scroll by themselves. As long as they do, and no
 * longer, they are stops for the Tab key, or nobody could scroll them with a keyboard.
 * @returns what ends the watch
 */
export function watchScrollableBlocks(article: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markScrollable(target as HTMLElement);
  });
  for (const block of article.querySelectorAll('.code, .table')) observer.observe(block);
  return () => observer.disconnect();
}

function markScrollable(block: HTMLElement): void {
  const overflows = block.scrollWidth > block.clientWidth;
  // Its bar offers to wrap the lines.
  block.parentElement?.toggleAttribute('data-overflows', overflows);
  if (overflows) {
    block.tabIndex = 0;
    block.setAttribute('role', 'group');
    block.setAttribute('aria-label', block.matches('.table') ? 'Table' : 'Code');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) block.removeAttribute(name);
  }
}
