/** What there is to know of a scrolled page, in CSS pixels. */
interface ScrolledPage {
  scrollTop: number;
  scrollHeight: number;
  /** Height of the window. */
  height: number;
  /** Height of what sticks to the window's top. */
  covered: number;
}

/**
 * Index of the heading whose text is being read: the first at the top of the page, the last at its
 * end, else the last one that was scrolled up to where reading begins. `tops` are the distances of
 * the headings from the window's top, in order. Undefined where there are none.
 */
export function headingInView(
  tops: number[],
  { scrollTop, scrollHeight, height, covered }: ScrolledPage,
): number | undefined {
  if (tops.length === 0) return undefined;
  if (scrollTop <= 0) return 0;
  // Browsers round the height of a zoomed page.
  if (scrollTop + height >= scrollHeight - 2) return tops.length - 1;
  const readingLine = covered + (height - covered) / 4;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= readingLine),
  );
}
