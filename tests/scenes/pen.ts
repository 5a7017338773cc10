import type { Pen } from '../../src/lab/draw/pen.ts';

/** A pen that draws nothing, except with the given methods, which record what a scene draws. */
export function recordingPen(methods: Partial<Pen>): Pen {
  const ignore = () => undefined;
  return {
    polygon: ignore,
    line: ignore,
    circle: ignore,
    dot: ignore,
    arrow: ignore,
    text: ignore,
    ...methods,
  };
}
