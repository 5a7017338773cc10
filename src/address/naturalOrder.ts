const { compare } = new Intl.Collator('en', { numeric: true, caseFirst: 'upper' });

/**
 * Compares titles, names, and paths the way people sort them, with the same result on every machine: numbers by value,
 * so that "Version 203" comes before "Version 1903", and letters regardless of case. Only identical texts are equal.
 */
export function compareNaturally(a: string, b: string): number {
  return compare(a, b) || compareText(a, b);
}

/** Compares names by their UTF-16 code units, with the same result on every machine. */
export function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
