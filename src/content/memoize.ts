/**
 * Returns a function that computes the result for each text only once, because texts repeat their words, and after a
 * save, dev renders all texts of the reference again, of which only a few have changed.
 */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (!results.has(text)) results.set(text, compute(text));
    return results.get(text) as Result;
  };
}
