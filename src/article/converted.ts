/** A number of another engine, in pixels, and how it depends on the scale. */
export interface Conversion {
  /** Its value here at one pixel per meter. */
  factor: number;
  /** Exponent of the pixels per meter: −1 for a length, 0 for a number that stays. */
  power: number;
}

/**
 * Returns what a number of another engine is here, with at most three significant digits.
 * @param pixelsPerMeter above 0
 */
export function convert({ factor, power }: Conversion, pixelsPerMeter: number): string {
  const value = factor * pixelsPerMeter ** power;
  return value.toLocaleString('en', { maximumSignificantDigits: 3, useGrouping: false });
}
