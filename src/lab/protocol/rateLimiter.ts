/**
 * Returns a function that adds up amounts, and returns whether their sum within a second is at most `max`.
 * @param now returns a time in milliseconds
 */
export function createRateLimiter(max: number, now: () => number): (amount: number) => boolean {
  let since = now();
  let sum = 0;
  return (amount) => {
    const time = now();
    if (time - since > 1000) [since, sum] = [time, 0];
    sum += amount;
    return sum <= max;
  };
}
