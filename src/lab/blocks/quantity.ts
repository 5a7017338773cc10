import type { Unit } from '../experiment.ts';

/** How much of a unit makes one of an experiment's, by what the experiment measures. */
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

/** How exactly a number is told: by digits that mean something, or by digits behind the point. */
export type Precision = { digits: number } | { decimals: number };

/** A number as it stands in prose, with its unit on the same line. */
export function formatQuantity(value: number, unit: string, precision: Precision): string {
  const text =
    'decimals' in precision
      ? fixedText(value, precision.decimals)
      : numberText(value, precision.digits);
  if (unit === '') return text;
  return unit === '°' ? `${text}°` : `${text}\u00A0${unit}`;
}

/** Zeros at the end are told, too, as in a column of numbers. */
function fixedText(value: number, decimals: number): string {
  const isZero = Number(value.toFixed(decimals)) === 0;
  return (isZero ? 0 : value).toFixed(decimals).replace('-', '−');
}

function numberText(value: number, digits: number): string {
  // Rounding may leave a zero with a sign.
  const rounded = Number(value.toPrecision(digits)) || 0;
  const exponent = rounded === 0 ? 0 : Math.floor(Math.log10(Math.abs(rounded)));
  if (exponent < SMALLEST || exponent > LARGEST) {
    const mantissa = Number((rounded / 10 ** exponent).toPrecision(digits));
    return `${withMinus(mantissa)} × 10${raised(exponent)}`.replaceAll(' ', '\u00A0');
  }
  return withMinus(rounded);
}

/** Powers of ten that are written out. */
const SMALLEST = -4;
const LARGEST = 8;

function withMinus(value: number): string {
  const options = { useGrouping: 'min2', maximumSignificantDigits: 15 } as const;
  return value.toLocaleString('en-US', options).replace('-', '−');
}

function raised(exponent: number): string {
  return String(exponent).replace(/./g, (sign) =>
    sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? ''),
  );
}
