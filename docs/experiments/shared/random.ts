/** Numbers from 0 to 1, the same each time. */
export function createRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}
