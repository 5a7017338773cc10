const { compare } = new Intl.Collator('en', { numeric: true, caseFirst: 'upper' });

/**
 * Compares titles, names, and paths as people sort them, on every machine: numbers by their value, so that
 * "Version 203" comes before "Version 1903", and letters without their case. Only equal texts are equal.
 */
export function compareNaturally(a: string, b: string): number {
  return compare(a, b) || Number(a > b) - Number(a < b);
}
