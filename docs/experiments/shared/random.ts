/** Returns a generator of pseudorandom numbers from 0 to 1, with a fixed seed. */
export function createRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}
