/**
 * Returns a function that computes its result once for each text: after a save, dev renders all texts of the reference
 * again, of which one has changed.
 */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? compute(text);
    results.set(text, result);
    return result;
  };
}
