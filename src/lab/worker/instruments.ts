import { createLayerDrawer } from '../draw/layers/layers.ts';
import { createInspector, type Inspector } from '../inspect/inspector.ts';
import type { Sight } from '../inspect/sight.ts';
import type { Pen } from '../model/pen.ts';
import type { Engine } from '../model/scene.ts';

/**
 * What shows the inside of a world: layers, and the inspector. Most readers don't need it, so it is not part of
 * the runner's script. A page sends it when a reader first uses it (`instrumentsScript.ts`).
 */
export interface Instruments {
  /** Draws the layers, and what is inspected, above the world. */
  draw: (pen: Pen, sight: Sight) => void;
  inspector: Inspector;
}

export function createInstruments(engine: Engine): Instruments {
  const drawLayers = createLayerDrawer(engine);
  const inspector = createInspector(engine);
  return {
    draw: (pen, sight) => {
      drawLayers(pen, sight);
      inspector.draw(pen, sight);
    },
    inspector,
  };
}
