import type { Body, World } from 'planck';
import type { Engine } from '#experiment';

interface CarOptions {
  /** Mass of each wheel, in kilograms. */
  wheelMass?: number;
  /** Suspension frequency, in hertz. */
  frequencyHz: number;
  /** Height of the center of the chassis, in meters. */
  height: number;
  /** Length of the vector that is passed as the suspension axis. */
  axisLength?: number;
}

/**
 * A 4 kg chassis on two wheels with a radius of 0.4 m, mounted 0.8 m to either side of its center. The car
 * starts on a level road, with its suspension unloaded.
 */
export function createParkedCar(
  { World, Box, Circle, Edge, WheelJoint }: Engine,
  { wheelMass = 1, frequencyHz, height, axisLength = 1 }: CarOptions,
): { world: World; chassis: Body } {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const road = new Edge({ x: -9, y: 0 }, { x: 9, y: 0 });
  world.createBody().createFixture({ shape: road });
  const chassis = world.createBody({ type: 'dynamic', position: { x: 0, y: height } });
  chassis.createFixture({ shape: new Box(1, 0.25), density: 4, filterGroupIndex: -1 });
  for (const x of [-0.8, 0.8]) {
    const position = { x, y: 0.4 };
    const wheel = world.createBody({ type: 'dynamic', position });
    const density = wheelMass / (Math.PI * 0.16);
    wheel.createFixture({ shape: new Circle(0.4), density, filterGroupIndex: -1 });
    const options = { frequencyHz, dampingRatio: 0.7 };
    const axis = { x: 0, y: axisLength };
    world.createJoint(new WheelJoint(options, chassis, wheel, position, axis));
  }
  return { world, chassis };
}
