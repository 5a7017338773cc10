/** The scroll position of a page, in CSS pixels. */
interface ScrollPosition {
  scrollTop: number;
  scrollHeight: number;
  /** Height of the window. */
  height: number;
}

/** Where the headings of a page are, in CSS pixels. */
interface MeasuredHeadings {
  /** Distances from the top of the window, in order. */
  tops: number[];
  /** Height of the sticky bars at the top of the window. */
  covered: number;
}

/** Browsers round the positions and the height of a zoomed page, in CSS pixels. */
const TOLERANCE = 2;

/**
 * Returns the index of the heading whose section is being read: the first at the top of the page, the last at its end,
 * one at the place where a link to it stops, otherwise the last one above the upper quarter of the window.
 * @param count how many headings the page has
 * @param measure called only between top and end: the browser would lay out what is far below the window, too
 * @returns undefined without headings
 */
export function headingInView(
  count: number,
  { scrollTop, scrollHeight, height }: ScrollPosition,
  measure: () => MeasuredHeadings,
): number | undefined {
  if (count === 0) return undefined;
  if (scrollTop <= 0) return 0;
  if (scrollTop + height >= scrollHeight - TOLERANCE) return count - 1;
  const { tops, covered } = measure();
  // The sections below can be so short that several are above the quarter.
  const linked = tops.findIndex((top) => Math.abs(top - covered) <= TOLERANCE);
  if (linked >= 0) return linked;
  const readingLine = covered + (height - covered) / 4;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= readingLine),
  );
}
