import { createLayerDrawer } from '../draw/layers/layers.ts';
import { createInspector } from '../inspect/inspector.ts';
import type { Viewpoint } from '../inspect/viewpoint.ts';
import type { Pen } from '../model/pen.ts';
import type { Engine } from '../model/scene.ts';
import { type CodeConnection, createCodeHost } from '../sandbox/codeHost.ts';
import type { CreateCanvas } from '../sandbox/programCanvases.ts';
import { createChecking } from './checking.ts';

export type Instruments = ReturnType<typeof createInstruments>;

/** Creates layers and the inspector, which show the inside of a world. */
function createInstruments(engine: Engine) {
  const drawLayers = createLayerDrawer(engine);
  const inspector = createInspector(engine);
  return {
    /** Draws the layers and the inspected item on top of the world. */
    draw: (pen: Pen, viewpoint: Viewpoint) => {
      drawLayers(pen, viewpoint);
      inspector.draw(pen, viewpoint);
    },
    inspector,
  };
}

/**
 * The parts that most readers of a page don't need, and that are therefore not in the runner's script: instruments,
 * the world check, and the host of code that isn't a scene of the site. A page sends them when they are first needed
 * (`toolsScript.ts`).
 * @param createCanvas creates the canvases of programs
 */
export function createTools(createCanvas: CreateCanvas) {
  return {
    ...{ createInstruments, createChecking },
    createCodeHost: (
      engine: Engine,
      runner: Omit<CodeConnection, 'createCanvas'>,
      isPaused: () => boolean,
    ) => createCodeHost(engine, { ...runner, createCanvas }, isPaused),
  };
}
export type Tools = ReturnType<typeof createTools>;
