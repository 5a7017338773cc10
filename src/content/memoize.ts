/**
 * Returns a function that computes the result for each text only once. After a save, dev renders all texts of the
 * reference again, but only a few of them have changed.
 */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? compute(text);
    results.set(text, result);
    return result;
  };
}
