/** The scroll position of a page, in CSS pixels. */
interface ScrolledPage {
  scrollTop: number;
  scrollHeight: number;
  /** Height of the window. */
  height: number;
  /** Height of the sticky bars at the top of the window. */
  covered: number;
}

/**
 * The index of the heading whose section is being read in a scrolled page: the last at its end, otherwise the
 * last one above the upper quarter of the window.
 * @param tops distances of the headings from the top of the window, in order
 * @returns undefined without headings
 */
export function headingInView(
  tops: number[],
  { scrollTop, scrollHeight, height, covered }: ScrolledPage,
): number | undefined {
  if (tops.length === 0) return undefined;
  // Browsers round the height of a zoomed page.
  if (scrollTop + height >= scrollHeight - 2) return tops.length - 1;
  const readingLine = covered + (height - covered) / 4;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= readingLine),
  );
}
