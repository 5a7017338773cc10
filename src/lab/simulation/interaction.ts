import type { Vec2Value, World } from 'planck';
import { type Camera, toWorld } from '../draw/camera.ts';
import { findKeyName, toLatin } from '../model/keys.ts';
import type { Engine, Stage } from '../model/scene.ts';
import { type BodyDragger, createBodyDragger } from './bodyDragger.ts';

/** Commands of pointers, keys, and the scene's own buttons. */
export type InteractionCommand =
  | { type: 'grab'; x: number; y: number; reach: number }
  | { type: 'drag'; x: number; y: number }
  | { type: 'release' }
  | { type: 'select'; direction: 1 | -1 }
  /**
   * Pushes the body with an index in `listBodies(world)`, or else the selected one, in a direction of the world: y
   * points up.
   */
  | { type: 'push'; x: number; y: number; body?: number }
  | { type: 'control'; name: string }
  /** A key for scenes that listen to keys, by `KeyboardEvent.key`, and where it is on the keyboard. */
  | { type: 'key'; key: string; code?: string; isDown: boolean }
  /** The picture has lost the focus. */
  | { type: 'releaseKeys' }
  /** The pointer, for scenes that receive it. */
  | { type: 'point'; phase: 'move' | 'down' | 'up'; x: number; y: number };

/**
 * An input of a reader to a scene, in meters instead of pixels: in the same state, the same input has the same
 * result, whatever the picture's zoom was.
 */
export type Input = { type: 'values'; values: Record<string, unknown> } | InteractionCommand;

/** Translates a command from pixels of the picture to meters. */
export function toWorldInput(command: InteractionCommand, camera: Camera): InteractionCommand {
  switch (command.type) {
    case 'grab':
      return { ...command, ...toWorld(camera, command), reach: command.reach / camera.scale };
    case 'drag':
    case 'point':
      return { ...command, ...toWorld(camera, command) };
    default:
      return command;
  }
}

/** Passes a key to a scene. A program listens to any key, and a testbed to both arrows and WASD. */
function pressKey(
  { keys, program }: Stage,
  { key, code, isDown }: Extract<InteractionCommand, { type: 'key' }>,
): void {
  if (!keys) return;
  const name = program ? toLatin(key, code) : findKeyName(keys.names, key, code);
  keys[isDown ? 'down' : 'up'](name, code);
}

/** Applies the input of readers to a running scene. */
export type Interaction = ReturnType<typeof createInteraction>;

export function createInteraction(engine: Engine, stage: Stage) {
  // A scene can replace its world, for example when it restores a saved one.
  const draggers = new WeakMap<World, BodyDragger>();
  const dragger = (): BodyDragger => {
    const { world } = stage;
    const found = draggers.get(world) ?? createBodyDragger(engine, world, () => stage.mouseForce);
    draggers.set(world, found);
    return found;
  };

  const point = (phase: 'move' | 'down' | 'up', { x, y }: Vec2Value) => {
    const { pointer } = stage;
    const at = { x, y };
    if (phase !== 'up') pointer?.move(at);
    if (phase !== 'move') pointer?.[phase]?.(at);
  };

  const apply = (input: InteractionCommand) => {
    switch (input.type) {
      case 'grab':
        return void dragger().grab({ x: input.x, y: input.y }, input.reach);
      case 'drag':
        return dragger().moveTo({ x: input.x, y: input.y });
      case 'release':
        return dragger().release();
      case 'select':
        return void dragger().select(input.direction);
      case 'push':
        return dragger().push(input, input.body);
      case 'key':
        return pressKey(stage, input);
      case 'releaseKeys':
        return stage.keys?.release();
      case 'point':
        return point(input.phase, input);
      case 'control':
        return stage.controls?.[input.name]?.();
    }
  };
  return { dragger, apply };
}
