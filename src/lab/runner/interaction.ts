import type { World } from 'planck';
import { type BodyDragger, createBodyDragger } from '../bodyDragger.ts';
import { type Camera, toWorld } from '../camera.ts';
import type { Engine, Stage } from '../scene.ts';
import type { InteractionCommand } from './protocol.ts';

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

  /** @param camera maps the world to the picture that points are in */
  const handle = (command: InteractionCommand, camera: Camera) => {
    switch (command.type) {
      case 'grab':
        return void dragger().grab(toWorld(camera, command), command.reach / camera.scale);
      case 'drag':
        return dragger().moveTo(toWorld(camera, command));
      case 'release':
        return dragger().release();
      case 'select':
        return void dragger().select(command.direction);
      case 'push':
        return dragger().push(command, command.body);
      case 'key':
        return stage.keys?.[command.isDown ? 'down' : 'up'](command.key);
      case 'releaseKeys':
        return stage.keys?.release();
      case 'control':
        return stage.controls?.[command.name]?.();
    }
  };
  return { dragger, handle };
}
