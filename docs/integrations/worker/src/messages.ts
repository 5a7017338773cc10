import type { Vec2Value } from 'planck';
import type { Toy } from './game.ts';

/** What the page sends to the worker. */
export type Request =
  | { type: 'frame'; seconds: number }
  | { type: 'press' | 'move'; point: Vec2Value; pointerId: number }
  | { type: 'release'; pointerId: number };

/** The worker's reply to the request for a frame. */
export interface Picture {
  /** What the toys look like; missing if they are the same as before. */
  looks?: Look[];
  /** x, y, and angle of each toy, in the same order. */
  poses: Float32Array<ArrayBuffer>;
}

/** A toy without its body, which can't be sent. */
export type Look = Pick<Toy, 'kind' | 'size'>;
