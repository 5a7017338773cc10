/** Returns whether the reader prefers less motion: scenes then wait for **Play**, and nothing scrolls smoothly. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
