import type { Vec2Value, World } from 'planck';
import type { Engine, Stage } from '../model/scene.ts';
import { type BodyDragger, createBodyDragger } from './bodyDragger.ts';
import type { WorldInput } from './input.ts';

/** What a reader does to a scene that runs. */
export type Interaction = ReturnType<typeof createInteraction>;

export function createInteraction(engine: Engine, stage: Stage) {
  // A scene can replace its world, such as when it restores a saved one.
  const draggers = new WeakMap<World, BodyDragger>();
  const dragger = (): BodyDragger => {
    const { world } = stage;
    const found = draggers.get(world) ?? createBodyDragger(engine, world, () => stage.mouseForce);
    draggers.set(world, found);
    return found;
  };

  const point = (phase: 'move' | 'down' | 'up', at: Vec2Value) => {
    const { pointer } = stage;
    if (phase !== 'up') pointer?.move(at);
    if (phase !== 'move') pointer?.[phase]?.(at);
  };

  const apply = (input: WorldInput) => {
    switch (input.type) {
      case 'grab':
        return void dragger().grab(input.point, input.reach);
      case 'drag':
        return dragger().moveTo(input.point);
      case 'release':
        return dragger().release();
      case 'select':
        return void dragger().select(input.direction);
      case 'push':
        return dragger().push(input, input.body);
      case 'key':
        return stage.keys?.[input.isDown ? 'down' : 'up'](input.key);
      case 'releaseKeys':
        return stage.keys?.release();
      case 'point':
        return point(input.phase, input.point);
      case 'control':
        return stage.controls?.[input.name]?.();
    }
  };
  return { dragger, apply };
}
