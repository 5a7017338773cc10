/** Returns a value of the running library as TypeScript source: `0`, `"static"`, `{ x: 0, y: -10 }`. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return numberText(value);
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, field]) => `${name}: ${valueText(field)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  return String(value);
}

/**
 * Returns a literal in the source as the library's value: `1` for `1.0`. Undefined for other expressions, such as `2 *
 * math_PI`, because their names mean nothing to readers.
 */
export function literalText(source: string): string | undefined {
  if (/^-?[\d.]/.test(source) && !Number.isNaN(Number(source))) return valueText(Number(source));
  const rest = source.replace(STRINGS, '').replace(CONSTANTS, '');
  return /[\p{L}_$`(*/%+]/u.test(rest) ? undefined : source;
}

const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const CONSTANTS = /\b(?:true|false|null|undefined)\b/g;

/** Rounds to six digits, which hides floating-point errors. */
function numberText(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(6))) : String(value);
}
