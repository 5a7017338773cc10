import { loadPart } from '../../../fetch/part.ts';
import type { WatchedRunner } from './watchedRunner.ts';

/** Maximum milliseconds in which replaced or stopped code can send its last picture. */
const DELAY = 500;

/** Keeps the last picture of a run once it is stopped, or in place of a next run that fails before it has drawn one. */
export function createLastPicture(container: HTMLElement) {
  const canvas = document.createElement('canvas');
  /** Whether the current run has drawn. */
  let hasDrawn = false;
  return {
    /** Ends a runner once it has sent its picture, if it has one. */
    takeFrom: (runner: WatchedRunner | undefined) => {
      if (!runner || !hasDrawn) return runner?.end();
      hasDrawn = false;
      runner.send({ type: 'snapshot' });
      setTimeout(runner.end, DELAY);
    },
    /** Ends a runner that has sent its picture, and keeps the picture. */
    keep: async (runner: WatchedRunner, png: Blob | undefined) => {
      runner.end();
      if (!png) return;
      try {
        const { drawPng } = await loadPart(import('./drawPng.ts'));
        await drawPng(canvas, png);
        if (!hasDrawn) container.append(canvas);
      } catch (error) {
        console.warn('The last picture could not be kept.', error);
      }
    },
    /** The current run has drawn its own picture. */
    replace: () => {
      hasDrawn = true;
      canvas.remove();
    },
    show: () => {
      // The current run has replaced this picture, and can't send its own.
      if (hasDrawn) canvas.width = 0;
      hasDrawn = false;
      container.append(canvas);
    },
    /** Removes the picture. */
    clear: () => {
      hasDrawn = false;
      canvas.remove();
      canvas.width = 0;
    },
  };
}
