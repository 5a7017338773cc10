import type { World } from 'planck';
import { type BodyDragger, createBodyDragger } from '../bodyDragger.ts';
import { type Camera, toWorld } from '../camera.ts';
import type { Engine, Stage } from '../scene.ts';
import type { InteractionCommand } from './protocol.ts';

/** What a reader does to a scene that runs. */
export interface Interaction {
  /** The dragger of the scene's current world. */
  dragger: () => BodyDragger;
  /** @param camera maps the world to the picture at the moment */
  handle: (command: InteractionCommand, camera: Camera) => void;
}

export function createInteraction(engine: Engine, stage: Stage): Interaction {
  // A scene can replace its world, such as when it restores a saved one.
  const draggers = new WeakMap<World, BodyDragger>();
  const dragger = () => {
    const { world } = stage;
    const found = draggers.get(world) ?? createBodyDragger(engine, world, () => stage.mouseForce);
    draggers.set(world, found);
    return found;
  };

  const handle: Interaction['handle'] = (command, camera) => {
    switch (command.type) {
      case 'grab':
        dragger().grab(toWorld(camera, command), command.reach / camera.scale);
        return;
      case 'drag':
        return dragger().moveTo(toWorld(camera, command));
      case 'release':
        return dragger().release();
      case 'select':
        dragger().select(command.direction);
        return;
      case 'push':
        return dragger().push(command);
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
