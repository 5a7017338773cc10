/** The scroll position of a page, in CSS pixels. */
interface ScrollPosition {
  scrollTop: number;
  scrollHeight: number;
  /** Height of the window. */
  height: number;
}

/** Positions of a page's headings, in CSS pixels. */
interface MeasuredHeadings {
  /** Distances from the top of the window, in order. */
  tops: number[];
  /** Height of the sticky bars at the top of the window. */
  covered: number;
}

/** Tolerance for the rounded positions and height of a zoomed page, in CSS pixels. */
const TOLERANCE = 2;

/**
 * Returns the index of the heading whose section is being read: the first at the top of the page, the last at its end,
 * a heading at the position where a link to it scrolls, otherwise the last one above the upper quarter of the window.
 * @param count number of visible headings
 * @param measure called only between top and end, because the browser would also have to lay out everything far below
 * the window
 * @returns -1 without headings
 */
export function headingInView(
  count: number,
  { scrollTop, scrollHeight, height }: ScrollPosition,
  measure: () => MeasuredHeadings,
): number {
  if (count === 0) return -1;
  if (scrollTop <= 0) return 0;
  if (scrollTop + height >= scrollHeight - TOLERANCE) return count - 1;
  const { tops, covered } = measure();
  // The following sections can be so short that several headings are above the quarter.
  const linked = tops.findIndex((top) => Math.abs(top - covered) <= TOLERANCE);
  if (linked >= 0) return linked;
  const readingLine = covered + (height - covered) / 4;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= readingLine),
  );
}
