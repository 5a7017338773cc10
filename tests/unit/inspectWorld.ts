import * as planck from 'planck';
import type { Inspected, InspectTarget } from '../../src/lab/inspect/inspected.ts';
import { createInspector } from '../../src/lab/inspect/inspector.ts';
import type { Viewpoint } from '../../src/lab/inspect/viewpoint.ts';
import { createWrittenPen } from './writtenPen.ts';

const { Box, Circle, World } = planck;
/** 10 m by 10 m on 200 by 200 pixels. */
const CAMERA = { x: 0, y: 0, scale: 20, width: 200, height: 200 };
export const DT = 1 / 60;

/** Creates a ground, a box on it, and a ball on a rope above the box. */
export function createTestWorld(): planck.World {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const ground = world.createBody();
  ground.createFixture({ shape: new Box(5, 1, { x: 0, y: -4 }) });
  const box = world.createBody({ type: 'dynamic', position: { x: 0, y: -2 }, userData: 'crate' });
  box.createFixture({ shape: new Box(1, 1), density: 1 });
  const ball = world.createBody({ type: 'dynamic', position: { x: 0, y: 2 } });
  ball.createFixture({ shape: new Circle(0.2), density: 1 });
  const anchors = { localAnchorA: { x: 0, y: 4 }, localAnchorB: { x: 0, y: 0 }, maxLength: 2 };
  world.createJoint(new planck.RopeJoint(anchors, ground, ball));
  for (let step = 0; step < 6; step++) world.step(DT);
  return world;
}

/** Creates an inspector of a world for tests, with the ways to use it. */
export function inspectWorld(first = createTestWorld()) {
  const inspector = createInspector(planck);
  let world = first;
  let changes: Partial<Viewpoint> = {};
  const viewpoint = (): Viewpoint => ({
    world,
    poseOf: (body) => ({ ...body.getPosition(), angle: body.getAngle() }),
    camera: CAMERA,
    layers: new Set(['joints']),
    dt: DT,
    isPlaying: true,
    ...changes,
  });
  const inspect = (target: InspectTarget): Inspected | undefined => {
    inspector.inspect(target, viewpoint());
    return inspector.describe(viewpoint());
  };
  return {
    inspector,
    inspect,
    /** Changes what the reader sees. */
    change: (next: Partial<Viewpoint>) => {
      changes = next;
    },
    /** Another run of the scene. */
    restart: () => {
      world = createTestWorld();
    },
    /** Inspects what is at a point of the world, in meters; returns its title. */
    click: (x: number, y: number, reach = 4) => {
      const picture = { x: 100 + x * CAMERA.scale, y: 100 - y * CAMERA.scale };
      return inspect({ ...picture, reach })?.title;
    },
    describe: () => inspector.describe(viewpoint()),
    drawn: () => {
      const { pen, lines } = createWrittenPen();
      inspector.draw(pen, viewpoint());
      return lines;
    },
  };
}
