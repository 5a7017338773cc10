/** Scrolls a column, but never the page, to its current link if the link is out of view. */
export function revealCurrent(column: HTMLElement | null): void {
  const link = column?.querySelector('[aria-current]');
  if (!column || !link) return;
  const seen = column.getBoundingClientRect();
  const { top, bottom, height } = link.getBoundingClientRect();
  if (top >= seen.top && bottom <= seen.bottom) return;
  column.scrollTop += top - seen.top - (seen.height - height) / 2;
}
