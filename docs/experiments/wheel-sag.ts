import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/** How far a chassis of 4 kg sinks onto two wheels, 0.8 m to either side of its center. */
export default defineExperiment({
  unit: 'm',
  params: { wheel: 1, frequency: 2 },
  measure({ World, Box, Circle, Edge, WheelJoint }, { wheel: mass, frequency: frequencyHz }) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const road = new Edge({ x: -9, y: 0 }, { x: 9, y: 0 });
    world.createBody().createFixture({ shape: road });
    const chassis = world.createBody({ type: 'dynamic', position: { x: 0, y: 2 } });
    chassis.createFixture({ shape: new Box(1, 0.25), density: 4, filterGroupIndex: -1 });
    for (const x of [-0.8, 0.8]) {
      const position = { x, y: 0.4 };
      const wheel = world.createBody({ type: 'dynamic', position });
      const density = mass / (Math.PI * 0.16);
      wheel.createFixture({ shape: new Circle(0.4), density, filterGroupIndex: -1 });
      const options = { frequencyHz, dampingRatio: 0.7 };
      world.createJoint(new WheelJoint(options, chassis, wheel, position, { x: 0, y: 1 }));
    }
    run(world, 10);
    return 2 - chassis.getPosition().y;
  },
});
