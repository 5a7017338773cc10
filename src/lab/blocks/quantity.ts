import type { Unit } from '../model/experiment.ts';

/** The units that a page can choose for a result, with their conversion factors, by the unit of the experiment. */
export const DISPLAY_UNITS: Record<Unit, Record<string, number>> = {
  '': { '%': 100 },
  m: { m: 1, cm: 100, mm: 1000, µm: 1e6, km: 1e-3 },
  s: { s: 1, ms: 1000 },
  rad: { rad: 1, '°': 180 / Math.PI },
  kg: { kg: 1, g: 1000 },
  'm/s': { 'm/s': 1, 'cm/s': 100, 'mm/s': 1000, 'km/h': 3.6 },
  'rad/s': { 'rad/s': 1, '°/s': 180 / Math.PI },
  'm/s²': { 'm/s²': 1 },
  N: { N: 1, kN: 1e-3 },
  N·m: { N·m: 1 },
  N·s: { N·s: 1 },
};

/**
 * Formats a number for prose, with its unit on the same line.
 * @param precision significant digits, or decimals
 */
export function formatQuantity(
  value: number,
  unit: string,
  { digits, decimals }: { digits: number; decimals?: number },
): string {
  const text = decimals === undefined ? numberText(value, digits) : fixedText(value, decimals);
  return text + unitText(unit);
}

/** Formats a number that a person chose, with all of its digits. */
export function formatNumber(value: number): string {
  return numberText(value, 12);
}

/** Returns the text after a number on the same line: its unit, if it has one. */
export function unitText(unit: string): string {
  return ['', '°', '%', '×'].includes(unit) ? unit : `\u00A0${unit}`;
}

/** Formats a number with trailing zeros, as in a column of numbers. */
function fixedText(value: number, decimals: number): string {
  const isZero = Number(value.toFixed(decimals)) === 0;
  return (isZero ? 0 : value).toFixed(decimals).replace('-', '−');
}

function numberText(value: number, digits: number): string {
  // Turns -0 into 0.
  const rounded = Number(value.toPrecision(digits)) || 0;
  const exponent = rounded === 0 ? 0 : Math.floor(Math.log10(Math.abs(rounded)));
  if (exponent < MIN_EXPONENT || exponent > MAX_EXPONENT) {
    const mantissa = Number((rounded / 10 ** exponent).toPrecision(digits));
    return `${withMinus(mantissa)} × 10${superscript(exponent)}`.replaceAll(' ', '\u00A0');
  }
  return withMinus(rounded);
}

/** Powers of ten beyond which numbers are in scientific notation. */
const MIN_EXPONENT = -4;
const MAX_EXPONENT = 8;

function withMinus(value: number): string {
  const options = { useGrouping: 'min2', maximumSignificantDigits: 15 } as const;
  return value.toLocaleString('en-US', options).replace('-', '−');
}

function superscript(exponent: number): string {
  return String(exponent).replace(/./g, (sign) =>
    sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? ''),
  );
}
