import type { Page } from '@playwright/test';
import { createGame } from '../../docs/learn/platformer/10-checkpoints.ts';
import { play, playToBridge, playToFlag, playToLastPit } from '../learn/platformer.ts';
import { buildProject } from '../projects.ts';
import { GAME_ADDRESS, serveGame } from './builtGames.ts';
import { expect, test } from './site.ts';

/** What the test adds to the window of a game. */
interface Driver {
  /** Makes one step. */
  frame: () => void;
  /** Balls of the last picture, in meters. */
  balls: { x: number; y: number }[];
  /** From meters to pixels of the canvas. */
  matrix: DOMMatrix;
}

/** Replaces the clock, so that a call of `frame` makes one step, and notes which balls are drawn. */
function drive(): void {
  let time = 0;
  let next: FrameRequestCallback = () => undefined;
  const driver: Driver = {
    frame: () => {
      driver.balls = [];
      // Slightly longer than a step, because times are rounded.
      time += 1000 / 60 + 1e-6;
      next(time);
    },
    balls: [],
    matrix: new DOMMatrix(),
  };
  performance.now = () => time;
  Math.random = () => 0.5;
  window.requestAnimationFrame = (callback) => {
    next = callback;
    return 1;
  };
  const { arc, setTransform } = CanvasRenderingContext2D.prototype;
  Object.assign(CanvasRenderingContext2D.prototype, {
    arc(this: CanvasRenderingContext2D, ...given: Parameters<typeof arc>) {
      const [x, y, radius] = given;
      // Higher balls are lives.
      if (radius === 0.17 && y < 7) driver.balls.push({ x, y });
      arc.apply(this, given);
    },
    setTransform(this: CanvasRenderingContext2D, matrix: DOMMatrix) {
      driver.matrix = DOMMatrix.fromMatrix(matrix);
      setTransform.call(this, matrix);
    },
  });
  Object.assign(window, { driver });
}

async function openGame(page: Page, zip: Buffer): Promise<void> {
  await page.addInitScript(drive);
  await serveGame(page.context(), await buildProject(zip));
  await page.goto(GAME_ADDRESS);
}

test('the downloaded platformer is won by the keyboard', async ({ page, docs, request }) => {
  const zip = await request.get(`${docs}/downloads/platformer-10-checkpoints.zip`);
  await openGame(page, await zip.body());
  await page.evaluate((steps) => {
    const { driver } = window as unknown as { driver: Driver };
    let held: string[] = [];
    const fire = (type: string, keys: string[]) => {
      for (const key of keys) dispatchEvent(new KeyboardEvent(type, { key, cancelable: true }));
    };
    for (const next of steps) {
      fire(
        'keyup',
        held.filter((key) => !next.includes(key)),
      );
      fire(
        'keydown',
        next.filter((key) => !held.includes(key)),
      );
      held = next;
      driver.frame();
    }
  }, winningKeys());
  await expect(page.getByRole('status')).toContainText('You reached the flag!');
});

/** Plays the game without a browser, and returns the keys that are held in every step. */
function winningKeys(): string[][] {
  const steps: string[][] = [];
  const session = play((random) => {
    const game = createGame(random);
    const update = game.update.bind(game);
    game.update = (input, dt) => {
      steps.push([...input.held]);
      update(input, dt);
    };
    return game;
  });
  playToBridge(session);
  playToLastPit(session);
  playToFlag(session);
  return steps;
}

test('the downloaded brick breaker is won by the pointer', async ({ page, docs, request }) => {
  const zip = await request.get(`${docs}/downloads/brick-breaker-08-polish.zip`);
  await openGame(page, await zip.body());
  await page.evaluate(
    (maxSteps) => {
      const { driver } = window as unknown as { driver: Driver };
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      const status = document.querySelector('output');
      const fire = (type: string, x: number) => {
        const pixel = driver.matrix.transformPoint({ x, y: 3 });
        const clientX = pixel.x / devicePixelRatio;
        canvas.dispatchEvent(new PointerEvent(type, { clientX, clientY: 100 }));
      };
      let offset = 0;
      let lastY = 0;
      let seed = 1;
      for (let step = 0; step < maxSteps && !status?.textContent?.includes('You win'); step++) {
        const [ball = { x: 0, y: 0 }] = driver.balls.toSorted((a, b) => a.y - b.y);
        if (ball.y < lastY) {
          // Another part of the paddle for each bounce, so that the ball gets everywhere.
          seed = (seed * 16_807) % 2_147_483_647;
          offset = 1.6 * (seed / 2_147_483_647 - 0.5);
        }
        lastY = ball.y;
        fire('pointermove', ball.x + offset);
        if (status?.textContent?.includes('serve')) fire('pointerdown', ball.x);
        driver.frame();
      }
    },
    60 * 60 * 15,
  );
  await expect(page.getByRole('status')).toContainText('You win');
});
