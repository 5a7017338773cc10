import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/** How far apart the outlines of a box and of what it rests on are; below 0 they overlap. */
export default defineExperiment({
  unit: 'm',
  params: { side: 1, unitsPerMeter: 1, on: ['box', 'edge'] },
  measure({ World, Box, Edge, Settings }, { side, unitsPerMeter, on }) {
    const before = Settings.lengthUnitsPerMeter;
    Settings.lengthUnitsPerMeter = unitsPerMeter;
    try {
      const world = new World({ gravity: { x: 0, y: -10 * unitsPerMeter } });
      const ground = world.createBody();
      const far = 10 * side;
      if (on === 'edge') ground.createFixture(new Edge({ x: -far, y: 0 }, { x: far, y: 0 }));
      else ground.createFixture(new Box(far, side, { x: 0, y: -side }));
      const box = world.createBody({ type: 'dynamic', position: { x: 0, y: side } });
      box.createFixture({ shape: new Box(side / 2, side / 2), density: 1 });
      run(world, 5);
      return box.getPosition().y - side / 2;
    } finally {
      Settings.lengthUnitsPerMeter = before;
    }
  },
});
