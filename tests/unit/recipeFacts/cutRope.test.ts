import { Box, Circle, DistanceJoint, type Joint, RopeJoint, type Vec2Value, World } from 'planck';
import { expect, test } from 'vitest';
import { createChain, RopeCutter, toStrand } from '../../../docs/scenes/recipes/cut-rope.ts';

const HOOK = { x: 0, y: 6 };
const START = { x: 0, y: 2 };

function createLoad(start: Vec2Value = START) {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const ceiling = world.createBody();
  ceiling.createFixture({ shape: new Box(0.5, 0.1, HOOK) });
  const load = world.createBody({ type: 'dynamic', position: start });
  load.createFixture({ shape: new Circle(0.4), density: 20, filterGroupIndex: -1 });
  return { world, ceiling, load, cutter: new RopeCutter(world) };
}

function run(world: World, seconds: number) {
  for (let i = 0; i < 60 * seconds; i++) world.step(1 / 60);
}

function swipe(cutter: RopeCutter, from: Vec2Value, to: Vec2Value) {
  cutter.down(from);
  const cut = cutter.move(to);
  cutter.up();
  return cut.length;
}

test.each(['rope', 'distance'] as const)('cuts a %s joint, which has no body', (kind) => {
  const { world, ceiling, load, cutter } = createLoad();
  const joint: Joint =
    kind === 'distance'
      ? new DistanceJoint({}, ceiling, load, HOOK, START)
      : new RopeJoint({
          bodyA: ceiling,
          bodyB: load,
          localAnchorA: HOOK,
          localAnchorB: { x: 0, y: 0 },
          maxLength: 4,
        });
  world.createJoint(joint);
  cutter.strands.add(toStrand(joint));
  run(world, 1);
  expect(load.getPosition().y).toBeCloseTo(2, 1);
  expect(swipe(cutter, { x: -3, y: 1 }, { x: -3, y: 5 })).toBe(0);
  load.setAwake(false);
  expect(swipe(cutter, { x: -3, y: 4 }, { x: 3, y: 5 })).toBe(1);
  expect(load.isAwake()).toBe(true);
  run(world, 1);
  expect(load.getPosition().y).toBeLessThan(0);
});

test('a load hangs on the rope joint of its chain, as long as that is left', () => {
  const fallsWith = (isKept: boolean) => {
    const { world, ceiling, load, cutter } = createLoad();
    for (const strand of createChain(world, [ceiling, HOOK], [load, START], 10)) {
      cutter.strands.add(strand);
      if (!isKept) continue;
      for (const joint of strand.joints)
        if (joint.getType() === 'rope-joint') strand.joints.delete(joint);
    }
    expect(swipe(cutter, { x: -1, y: 4.1 }, { x: 1, y: 4.1 })).toBe(1);
    run(world, 1);
    return load.getPosition().y < 0;
  };
  expect(fallsWith(false)).toBe(true);
  expect(fallsWith(true)).toBe(false);
});

test('a joint that is destroyed twice makes the count of joints wrong', () => {
  const { world, ceiling, load } = createLoad();
  const joint = world.createJoint(new DistanceJoint({}, ceiling, load, HOOK, START));
  if (!joint) throw new Error('there is no joint');
  world.destroyJoint(joint);
  world.destroyJoint(joint);
  expect(world.getJointCount()).toBe(-1);
});

test('a chain that is straight and not vertical stretches at the start', () => {
  const stretch = (start: Vec2Value) => {
    const { world, ceiling, load, cutter } = createLoad(start);
    load.setType('static');
    const strands = createChain(world, [ceiling, HOOK], [load, start], 12);
    let longest = 0;
    for (let i = 0; i < 60; i++) {
      world.step(1 / 60);
      const ends = strands.map((strand) => strand.ends());
      const points = ends.map(([from]) => from);
      const length = points
        .slice(1)
        .reduce(
          (sum, { x, y }, k) => sum + Math.hypot(x - (points[k]?.x ?? 0), y - (points[k]?.y ?? 0)),
          0,
        );
      longest = Math.max(longest, length);
    }
    expect(cutter.strands.size).toBe(0);
    return longest / (Math.hypot(start.x - HOOK.x, start.y - HOOK.y) * (11 / 12)) - 1;
  };
  expect(stretch({ x: 4, y: 4 })).toBeGreaterThan(0.01);
  expect(stretch({ x: 0, y: 2 })).toBeLessThan(0.005);
});
