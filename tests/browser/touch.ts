import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** End of the last drag, in seconds, because timestamps must not go backward. */
let lastEnd = 0;

/**
 * Drags a finger over the screen. The duration is passed to the browser as timestamps rather than waited
 * for, so that the speed is the same on every machine.
 */
export async function drag(
  page: Page,
  from: Point,
  to: Point,
  milliseconds: number,
): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const start = Math.max(Date.now() / 1000, lastEnd);
  lastEnd = start + milliseconds / 1000;
  const steps = 8;
  for (let step = 0; step <= steps; step++) {
    const fraction = step / steps;
    await finger.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [
        { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction },
      ],
      timestamp: start + (fraction * milliseconds) / 1000,
    });
  }
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: lastEnd,
  });
  await finger.detach();
}

/** Waits until the browser has painted the effect of all input so far. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((next) => requestAnimationFrame(next));
  });
}
