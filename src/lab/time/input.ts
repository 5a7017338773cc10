import type { Vec2Value } from 'planck';
import { type Camera, toWorld } from '../camera.ts';
import type { InteractionCommand } from '../runner/protocol.ts';

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
