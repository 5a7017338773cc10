/** Caches a function of a text, because texts repeat their words. */
export function memoized<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    if (!made.has(text)) made.set(text, make(text));
    return made.get(text) as T;
  };
}
