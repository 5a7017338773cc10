import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** When the last drag ended, in seconds: the browser must not see time run backward. */
let lastEnd = 0;

/**
 * Draws a finger over the screen. How long it takes is told to the browser rather than waited for,
 * so that slow and fast are the same on every machine.
 */
export async function drag(
  page: Page,
  from: Point,
  to: Point,
  milliseconds: number,
): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const begin = Math.max(Date.now() / 1000, lastEnd);
  lastEnd = begin + milliseconds / 1000;
  const steps = 8;
  for (let step = 0; step <= steps; step++) {
    const part = step / steps;
    await finger.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }],
      timestamp: begin + (part * milliseconds) / 1000,
    });
  }
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: lastEnd,
  });
  await finger.detach();
}

/** Waits until the browser has shown what it made of the input so far. */
export async function shown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((next) => requestAnimationFrame(next));
  });
}
