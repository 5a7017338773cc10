/**
 * Scrolls a column so that the link of the page that is shown can be seen in it. Only the column
 * moves, never the page, and only when it must.
 */
export function revealCurrent(column: HTMLElement | null): void {
  const link = column?.querySelector('[aria-current]');
  if (!column || !link) return;
  const seen = column.getBoundingClientRect();
  const { top, bottom, height } = link.getBoundingClientRect();
  if (top >= seen.top && bottom <= seen.bottom) return;
  column.scrollTop += top - seen.top - (seen.height - height) / 2;
}
