import type { Vec2Value } from 'planck';
import { type Camera, toWorld } from '../draw/camera.ts';

/** Commands of pointers, keys, and the scene's own buttons. */
export type InteractionCommand =
  | { type: 'grab'; x: number; y: number; reach: number }
  | { type: 'drag'; x: number; y: number }
  | { type: 'release' }
  | { type: 'select'; direction: 1 | -1 }
  /**
   * A direction in the world: y points up. Pushes the body with an index in `bodiesOf` the world, or else the
   * selected one.
   */
  | { type: 'push'; x: number; y: number; body?: number }
  | { type: 'control'; name: string }
  /** For scenes that listen to keys, by `KeyboardEvent.key`. */
  | { type: 'key'; key: string; isDown: boolean }
  /** The picture has lost the focus. */
  | { type: 'releaseKeys' }
  /** For scenes that receive the pointer. */
  | { type: 'point'; phase: 'move' | 'down' | 'up'; x: number; y: number };

/**
 * What a reader does to a scene, in terms of its world: the same input in the same state has the same
 * result, however the picture was zoomed when it was made.
 */
export type Input = { type: 'values'; values: Record<string, unknown> } | WorldInput;

/** What a reader does in the picture, or by a button of the scene. */
export type WorldInput =
  /** `reach` is in meters. */
  | { type: 'grab'; point: Vec2Value; reach: number }
  | { type: 'drag'; point: Vec2Value }
  | { type: 'point'; phase: 'move' | 'down' | 'up'; point: Vec2Value }
  | Exclude<InteractionCommand, { type: 'grab' | 'drag' | 'point' }>;

/** Translates a command from pixels of the picture to meters. */
export function inputOf(command: InteractionCommand, camera: Camera): WorldInput {
  switch (command.type) {
    case 'grab':
      return {
        type: 'grab',
        point: toWorld(camera, command),
        reach: command.reach / camera.scale,
      };
    case 'drag':
      return { type: 'drag', point: toWorld(camera, command) };
    case 'point':
      return { type: 'point', phase: command.phase, point: toWorld(camera, command) };
    default:
      return command;
  }
}
