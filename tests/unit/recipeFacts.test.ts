import { type Body, Box, Circle, Edge, type Vec2Value, WeldJoint, World } from 'planck';
import { describe, expect, test } from 'vitest';
import { createGame } from '../../docs/learn/platformer/02-run.ts';
import { createGame as createWallGame } from '../../docs/learn/platformer/05-walls-and-ledges.ts';
import { createGame as createCameraGame } from '../../docs/learn/platformer/07-camera.ts';
import { applyLift, tieBalloon } from '../../docs/scenes/recipes/balloon.ts';
import { createBridge, hangPins, hingeForce } from '../../docs/scenes/recipes/bridge.ts';
import { FloatingWalker } from '../../docs/scenes/recipes/climb-steps.ts';
import { cloneBody } from '../../docs/scenes/recipes/clone-body.ts';
import { ConveyorBelts } from '../../docs/scenes/recipes/conveyor.ts';
import { Dasher } from '../../docs/scenes/recipes/dash.ts';
import { PointerDragger } from '../../docs/scenes/recipes/drag-with-pointer.ts';
import { computeVelocity } from '../../docs/scenes/recipes/elevator.ts';
import { Flipper } from '../../docs/scenes/recipes/flippers.ts';
import { Character } from '../../docs/scenes/recipes/knockback.ts';
import { OneWayPlatforms } from '../../docs/scenes/recipes/one-way-platform.ts';
import { PulleyLift } from '../../docs/scenes/recipes/pulley-lift.ts';
import { attract, orbitSpeed } from '../../docs/scenes/recipes/radial-gravity.ts';
import { Ragdoll } from '../../docs/scenes/recipes/ragdoll.ts';
import { Seesaw } from '../../docs/scenes/recipes/seesaw.ts';
import { slice } from '../../docs/scenes/recipes/slicing.ts';
import { SoftBlob } from '../../docs/scenes/recipes/soft-blob.ts';
import { createSpringboard } from '../../docs/scenes/recipes/spring-board.ts';
import { StickyArrows } from '../../docs/scenes/recipes/sticky-arrow.ts';
import { LEFT, play, RIGHT, UP } from '../learn/platformer.ts';

// Claims of recipes and tutorials that their scenes and samples don't check.

const STEP = 1 / 60;
/** Ends of long, level ground. */
const LEFT_END = { x: -50, y: 0 };
const RIGHT_END = { x: 50, y: 0 };

function run(world: World, steps: number) {
  for (let i = 0; i < steps; i++) world.step(STEP);
}

/** Returns for how many of 20 phases, from 0 to 1 step, something is true. */
function countPhases(isTrue: (phase: number) => boolean): number {
  return Array.from({ length: 20 }, (_, i) => i / 20).filter(isTrue).length;
}

describe('a conveyor belt', () => {
  /** Returns the speed of a crate up the belt after two seconds, in m/s. */
  function speedUp(degrees: number, friction: number): number {
    const angle = (degrees * Math.PI) / 180;
    const world = new World({ gravity: { x: 0, y: -10 } });
    const body = world.createBody({ angle });
    const belt = body.createFixture({ shape: new Box(50, 0.15) });
    new ConveyorBelts(world).set(belt, { speed: 1.8, friction });
    const position = body.getWorldPoint({ x: 0, y: 0.36 });
    const crate = world.createBody({ type: 'dynamic', position, angle });
    crate.createFixture({ shape: new Box(0.2, 0.2), density: 1 });
    run(world, 120);
    return body.getLocalVector(crate.getLinearVelocity()).x;
  }

  test.each([
    [20, 0.35, 0.4],
    [35, 0.65, 0.75],
  ])('at %i° carries crates down with a friction of %d, and up with %d', (angle, low, high) => {
    expect(speedUp(angle, low)).toBeLessThan(-0.1);
    expect(speedUp(angle, high)).toBeGreaterThan(0.5);
  });
});

test('a one-way platform catches a character at any speed', () => {
  for (const speed of [10, 20, 30, 40, 50, 60, 70, 80]) {
    const fallsThrough = (phase: number) => {
      const world = new World({ gravity: { x: 0, y: -20 } });
      const platform = world.createBody().createFixture(new Box(1.4, 0.1));
      const position = { x: 0, y: 2.5 + phase * speed * STEP };
      const player = world.createBody({ type: 'dynamic', position, fixedRotation: true });
      player.createFixture({ shape: new Circle(0.4), density: 60, friction: 0 });
      player.setLinearVelocity({ x: 0, y: -speed });
      new OneWayPlatforms(world, player, 0.4).add(platform, 0.1);
      run(world, 60);
      return player.getPosition().y < 0.45;
    };
    expect(countPhases(fallsThrough)).toBe(0);
  }
});

describe('a dash at 40 m/s', () => {
  const passes = (type: 'static' | 'kinematic' | 'dynamic', bullet: boolean) =>
    countPhases((phase) => {
      const world = new World();
      const wall = world.createBody({ type, position: { x: 6 + 40 * STEP * phase, y: 0 } });
      wall.createFixture({ shape: new Box(0.05, 2), density: 100 });
      const player = world.createBody({ type: 'dynamic', bullet });
      player.createFixture({ shape: new Circle(0.4), density: 1 });
      const dasher = new Dasher(player, { distance: 20, duration: 0.5, cooldown: 0 });
      dasher.dash(1);
      while (dasher.move(STEP)) world.step(STEP);
      return player.getPosition().x > wall.getPosition().x;
    });

  test('stops at static and kinematic walls', () => {
    expect(passes('static', false)).toBe(0);
    expect(passes('kinematic', false)).toBe(0);
  });

  test('stops at a dynamic body only as a bullet', () => {
    expect(passes('dynamic', false)).toBeGreaterThan(2);
    expect(passes('dynamic', true)).toBe(0);
  });
});

describe('a ball at 14 m/s and a flipper that snaps up', () => {
  const passes = (bullets: { flipper: boolean; ball: boolean }) =>
    countPhases((phase) => {
      const world = new World({ gravity: { x: 0, y: -5 } });
      const flipper = new Flipper(world.createBody(), { x: -1.65, y: 1.42 }, -1);
      flipper.joint.getBodyB().setBullet(bullets.flipper);
      flipper.flip(false, 20);
      run(world, 60);
      const position = { x: -0.6, y: 3 + phase / 3 };
      const ball = world.createBody({ type: 'dynamic', position, bullet: bullets.ball });
      ball.createFixture({ shape: new Circle(0.2), density: 1, restitution: 0.3 });
      ball.setLinearVelocity({ x: 0, y: -14 });
      for (let i = 0; i < 60; i++) {
        if (ball.getPosition().y < 1.9) flipper.flip(true, 20);
        world.step(STEP);
        if (ball.getPosition().y < 0.7) return true;
      }
      return false;
    });

  test('miss each other if neither is a bullet', () => {
    expect(passes({ flipper: false, ball: false })).toBeGreaterThan(10);
  });

  test('never miss each other if one of them is', () => {
    expect(passes({ flipper: true, ball: false })).toBe(0);
    expect(passes({ flipper: false, ball: true })).toBe(0);
  });
});

test('a step of length zero fires begin-contact and clears forces, but moves nothing', () => {
  const world = new World({ gravity: { x: 0, y: -10 } });
  world.createBody().createFixture(new Box(5, 1));
  const ball = world.createBody({ type: 'dynamic', position: { x: 0, y: 1.4 } });
  ball.createFixture({ shape: new Circle(0.5), density: 1 });
  let begins = 0;
  world.on('begin-contact', () => begins++);
  ball.applyForceToCenter({ x: 100, y: 0 });
  world.step(0);
  expect(begins).toBe(1);
  expect(ball.getPosition()).toEqual({ x: 0, y: 1.4 });
  world.step(STEP);
  expect(ball.getLinearVelocity().x).toBe(0);
});

test('a player of the platformer who turns around in a jump lands behind the start', () => {
  const { player, hold, state, isGrounded } = play(createGame);
  player.setTransform({ x: 11.4, y: 2.4 }, 0);
  hold([], 60);
  hold([LEFT], 8);
  expect(state().vx).toBe(-7);
  const start = state().x;
  hold([LEFT, UP], 1);
  let turnSteps = 0;
  let airSteps = 0;
  for (; airSteps < 2 || !isGrounded(); airSteps++) {
    hold([RIGHT], 1);
    if (state().vx < 7) turnSteps++;
  }
  expect(turnSteps * STEP).toBeCloseTo(0.4, 1);
  expect(airSteps * STEP).toBeCloseTo(0.6, 1);
  expect(state().x - start).toBeGreaterThan(1.5);
  expect(state().x - start).toBeLessThan(1.7);
});

test('a jump off a single wall of the platformer returns half a meter higher at most', () => {
  const { player, hold, state } = play(createWallGame);
  player.setTransform({ x: 1.36, y: 10.5 }, 0);
  hold([LEFT], 20);
  const start = state();
  hold([LEFT, UP], 1);
  let steps = 0;
  for (; steps < 6 || state().x > start.x + 0.01; steps++) hold([LEFT, UP], 1);
  expect(steps * STEP).toBeCloseTo(0.7, 1);
  expect(state().y - start.y).toBeGreaterThan(0);
  expect(state().y - start.y).toBeLessThan(0.5);
});

test('the camera of the platformer is 1.4 m behind its target in a steady run', () => {
  const { game, until, state } = play(createCameraGame);
  until([RIGHT], () => state().x > 12);
  expect(state().vx).toBe(7);
  expect(Math.abs(state().x + 0.35 * 7 - game.camera.x - 1.4)).toBeLessThan(0.1);
  expect(game.camera.x - state().x).toBeCloseTo(1.1, 1);
});

test('a flipper leaves its stop immediately with 500 N·m, and later with a hundred times as much', () => {
  const stepsUp = (maxTorque: number) => {
    const world = new World();
    const flipper = new Flipper(world.createBody(), { x: 0, y: 0 }, -1);
    flipper.joint.setMaxMotorTorque(maxTorque);
    flipper.flip(false, 20);
    run(world, 120);
    flipper.flip(true, 20);
    for (let steps = 1; ; steps++) {
      world.step(STEP);
      if (flipper.joint.getJointAngle() > -0.4) return steps;
    }
  };
  expect(stepsUp(500)).toBe(1);
  expect(stepsUp(50_000)).toBeGreaterThan(20);
});

test('a flipper overshoots its limit less with shorter steps, whatever its density is', () => {
  const overshoot = (density: number, hz: number) => {
    const world = new World();
    const flipper = new Flipper(world.createBody(), { x: 0, y: 0 }, -1);
    const body = flipper.joint.getBodyB();
    body.getFixtureList()?.setDensity(density);
    body.resetMassData();
    flipper.joint.setMaxMotorTorque(100 * density);
    flipper.flip(false, 20);
    for (let i = 0; i < 2 * hz; i++) world.step(1 / hz);
    flipper.flip(true, 20);
    let highest = 0;
    for (let i = 0; i < hz; i++) {
      world.step(1 / hz);
      highest = Math.max(highest, flipper.joint.getJointAngle());
    }
    return highest - 0.5;
  };
  expect(overshoot(5, 60)).toBeGreaterThan(0.1);
  expect(overshoot(0.5, 60)).toBeCloseTo(overshoot(5, 60), 6);
  expect(overshoot(5, 240)).toBeLessThan(0.02);
});

test('a pulley does not stretch, however heavy its loads are', () => {
  for (const [left, right] of [
    [100, 100],
    [100, 90],
    [100, 0],
  ] as const) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const places = { left: { x: -3, y: 3 }, right: { x: 3, y: 3 } };
    const options = { ...places, ropeHeight: 8, travel: 2, ratio: 1, brake: 0 };
    const { rope, ...lift } = new PulleyLift(world, world.createBody(), options);
    const length = () => rope.getCurrentLengthA() + rope.getCurrentLengthB();
    const start = length();
    for (const [x, load] of [
      [-3, left],
      [3, right],
    ] as const) {
      const crate = world.createBody({ type: 'dynamic', position: { x, y: 3.62 } });
      crate.createFixture({ shape: new Box(0.5, 0.5), density: load * lift.left.getMass() });
    }
    for (let i = 0; i < 120; i++) {
      world.step(STEP);
      expect(length()).toBeCloseTo(start, 3);
    }
  }
});

test('a hit at 25° throws a character farther than one at 0° or 45°, which flies farthest', () => {
  const hit = (degrees: number) => {
    const world = new World({ gravity: { x: 0, y: -20 } });
    world.createBody().createFixture({ shape: new Edge(LEFT_END, RIGHT_END), friction: 0.6 });
    const body = world.createBody({
      type: 'dynamic',
      position: { x: 0, y: 0.6 },
      fixedRotation: true,
    });
    body.createFixture({ shape: new Box(0.35, 0.6), density: 60, friction: 0.4 });
    run(world, 30);
    const angle = (degrees * Math.PI) / 180;
    new Character(body).knockBack(-1, { speed: 8, angle, stun: 5 });
    let flight = 0;
    for (let i = 0; i < 240; i++) {
      world.step(STEP);
      if (body.getPosition().y > 0.65) flight = body.getPosition().x;
    }
    return { flight, distance: body.getPosition().x };
  };
  for (const degrees of [0, 45, 60])
    expect(hit(25).distance).toBeGreaterThan(hit(degrees).distance);
  for (const degrees of [25, 35, 55, 65])
    expect(hit(45).flight).toBeGreaterThan(hit(degrees).flight);
});

describe('an orbit', () => {
  const planet = { center: { x: 0, y: 0 }, radius: 1, gravity: 10 };
  /** Returns the distances from the planet in the last of so many seconds. */
  function measureOrbit(seconds: number, linearDamping: number) {
    const world = new World();
    const linearVelocity = { x: 0, y: orbitSpeed(planet, 5) };
    const start = { position: { x: 5, y: 0 }, linearVelocity, linearDamping };
    const moon = world.createBody({ type: 'dynamic', ...start });
    moon.createFixture({ shape: new Circle(0.2), density: 1 });
    const distances: number[] = [];
    for (let i = 0; i < 60 * seconds; i++) {
      attract(moon, planet);
      world.step(STEP);
      distances.push(moon.getPosition().length());
    }
    return distances;
  }

  test('stays within 1% for ten minutes', () => {
    for (const distance of measureOrbit(600, 0))
      expect(Math.abs(distance / 5 - 1)).toBeLessThan(0.01);
  });

  test('shrinks with damping', () => {
    expect(measureOrbit(60, 0.01).at(-1)).toBeLessThan(4);
  });
});

test('the force of an impact on a weld is twice as large in a step of half the length', () => {
  const force = (hz: number) => {
    const world = new World();
    const brick = world.createBody({ type: 'dynamic', position: { x: 1, y: 0 } });
    brick.createFixture({ shape: new Box(0.3, 0.3), density: 5 });
    const weld = new WeldJoint({}, world.createBody(), brick, { x: 0.5, y: 0 });
    world.createJoint(weld);
    const shot = { position: { x: 4, y: 0 }, linearVelocity: { x: -10, y: 0 } };
    const ball = world.createBody({ type: 'dynamic', bullet: true, ...shot });
    ball.createFixture({ shape: new Circle(0.3), density: 35 });
    let highest = 0;
    for (let i = 0; i < hz; i++) {
      world.step(1 / hz);
      highest = Math.max(highest, weld.getReactionForce(hz).length());
    }
    return highest;
  };
  expect(force(60) / force(30)).toBeCloseTo(2, 1);
});

describe('the strength of a PointerDragger', () => {
  const drag = (strength: number, target: Vec2Value) => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    ground.createFixture({ shape: new Edge(LEFT_END, RIGHT_END), friction: 0.6 });
    const addCrate = (x: number, half: number, density: number) => {
      const crate = world.createBody({ type: 'dynamic', position: { x, y: half + 0.01 } });
      crate.createFixture({ shape: new Box(half, half), density, friction: 0.6 });
      return crate;
    };
    const held = addCrate(0, 0.3, 3);
    const heavy = addCrate(1.2, 0.6, 15);
    expect(heavy.getMass() / held.getMass()).toBeCloseTo(20);
    run(world, 30);
    const dragger = new PointerDragger(world, ground, { strength, frequency: 5, tolerance: 0.2 });
    dragger.grab(1, held.getPosition());
    dragger.drag(1, target);
    run(world, 18);
    const rise = held.getPosition().y - 0.3;
    run(world, 100);
    return { rise, height: held.getPosition().y, push: heavy.getPosition().x - 1.2 };
  };

  test('lifts a body above 1, at 2 with gravity', () => {
    expect(drag(1, { x: 0, y: 3 }).height).toBeLessThan(0.35);
    expect(drag(2, { x: 0, y: 3 }).height).toBeGreaterThan(2.5);
    expect(drag(2, { x: 0, y: 3 }).rise).toBeLessThan((10 * 0.3 ** 2) / 2 + 0.05);
  });

  test('pushes a crate that is 20 times as heavy at 60, but not at 2', () => {
    expect(drag(60, { x: 4, y: 0.3 }).push).toBeGreaterThan(1);
    expect(drag(2, { x: 4, y: 0.3 }).push).toBeLessThan(0.01);
  });
});

test('a soft blob falls asleep only if its circles have angular damping', () => {
  const sleeps = (angularDamping: number) => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody().createFixture({ shape: new Edge(LEFT_END, RIGHT_END), friction: 0.6 });
    const options = { radius: 1, count: 16, frequencyHz: 8, dampingRatio: 1, group: -1 };
    const blob = new SoftBlob(world, { x: 0, y: 3 }, options);
    for (const body of [blob.hub, ...blob.ring]) body.setAngularDamping(angularDamping);
    run(world, 1200);
    return !blob.hub.isAwake();
  };
  expect(sleeps(0)).toBe(false);
  expect(sleeps(2)).toBe(true);
});

test('a clone that overlaps its original is pushed out without a velocity', () => {
  const world = new World();
  const body = world.createBody({ type: 'dynamic' });
  body.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
  const clone = cloneBody(body, { x: 0.1, y: 0 });
  for (let i = 0; i < 20; i++) {
    world.step(STEP);
    expect(clone.getLinearVelocity().length()).toBeLessThan(1e-6);
  }
  expect(clone.getPosition().x - body.getPosition().x).toBeGreaterThan(0.99);
});

test('an elevator throws a crate off only if it brakes with more than gravity', () => {
  const hop = (acceleration: number) => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const platform = world.createBody({ type: 'kinematic' });
    platform.createFixture(new Box(1.5, 0.1));
    const crate = world.createBody({ type: 'dynamic', position: { x: 0, y: 0.42 } });
    crate.createFixture({ shape: new Box(0.3, 0.3), density: 1 });
    run(world, 30);
    let gap = 0;
    for (let i = 0; i < 240; i++) {
      const distance = 6 - platform.getPosition().y;
      const { y } = platform.getLinearVelocity();
      const options = { speed: 4, acceleration };
      platform.setLinearVelocity({ x: 0, y: computeVelocity(y, distance, options, STEP) });
      world.step(STEP);
      gap = Math.max(gap, crate.getPosition().y - platform.getPosition().y - 0.4);
    }
    return gap;
  };
  expect(hop(8)).toBeLessThan(0.025);
  expect(hop(12)).toBeGreaterThan(0.1);
});

test('the strings of balloons do not stretch, even below a crate of 100 times their mass', () => {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const crate = world.createBody({ type: 'dynamic' });
  crate.createFixture({ shape: new Box(0.5, 0.5), density: 25 });
  const knot = { x: 0, y: 0.5 };
  const balloons = [-0.8, 0, 0.8].map((x) => tieBalloon(crate, knot, { x, y: 2.9 }, 2));
  expect(crate.getMass() / (balloons[0]?.getMass() ?? 0)).toBeGreaterThan(95);
  for (let i = 0; i < 300; i++) {
    for (const balloon of balloons) applyLift(balloon, 30);
    world.step(STEP);
    for (const balloon of balloons) {
      const end = balloon.getWorldPoint({ x: 0, y: -0.45 });
      expect(end.sub(crate.getWorldPoint(knot)).length()).toBeLessThan(2.01);
    }
  }
  expect(crate.getPosition().y).toBeGreaterThan(1);
});

test.each([
  [7, 0.3, true],
  [7, 1, true],
  [8, 1, false],
])(
  'a character on a spring of %d Hz with a damping ratio of %d stands still: %s',
  (frequency, damping, stands) => {
    const world = new World({ gravity: { x: 0, y: -20 } });
    world.createBody().createFixture(new Edge(LEFT_END, RIGHT_END));
    const half = { x: 0.3, y: 0.5 };
    const body = world.createBody({
      type: 'dynamic',
      position: { x: 0, y: 1.4 },
      fixedRotation: true,
    });
    body.createFixture({ shape: new Box(half.x, half.y), density: 60, friction: 0 });
    const walker = new FloatingWalker(body, half, { ride: 0.5, frequency, damping });
    let highest = 0;
    for (let i = 0; i < 360; i++) {
      walker.move(0, STEP);
      world.step(STEP);
      if (i > 240) highest = Math.max(highest, Math.abs(body.getPosition().y - 1));
    }
    expect(highest < 0.001).toBe(stands);
  },
);

test('the joints of a ragdoll stretch half as much with shorter steps, but not with more iterations', () => {
  const stretch = (hz: number, velocityIterations = 8, positionIterations = 3) => {
    let sum = 0;
    for (let spin = -20; spin <= 20; spin += 4) {
      const world = new World({ gravity: { x: 0, y: -10 } });
      world.createBody().createFixture({ shape: new Edge(LEFT_END, RIGHT_END), friction: 0.6 });
      const { bodies, joints } = new Ragdoll(world, { x: 0, y: 5 }, -1);
      bodies[0]?.applyAngularImpulse(spin);
      let longest = 0;
      for (let i = 0; i < 3 * hz; i++) {
        world.step(1 / hz, velocityIterations, positionIterations);
        for (const joint of joints)
          longest = Math.max(longest, joint.getAnchorA().sub(joint.getAnchorB()).length());
      }
      sum += longest;
    }
    return sum;
  };
  const usual = stretch(60);
  expect(stretch(120) / usual).toBeLessThan(0.65);
  expect(stretch(60, 12, 6) / usual).toBeGreaterThan(0.85);
});

test('all hinges of a loaded bridge carry about the same force, and one that breaks changes no other', () => {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const pins = hangPins({ x: -5, y: 3 }, { x: 5, y: 3 }, 0.8, 12);
  const hinges = createBridge(world, world.createBody(), pins);
  const crate = world.createBody({ type: 'dynamic', position: { x: 0, y: 3 } });
  crate.createFixture({ shape: new Box(0.4, 0.4), density: 150, friction: 0.9 });
  run(world, 240);
  const forces = hinges.map((hinge) => hingeForce(hinge, STEP));
  expect(Math.min(...forces) / Math.max(...forces)).toBeGreaterThan(0.85);
  const [first, ...others] = hinges;
  if (first) world.destroyJoint(first);
  expect(others.map((hinge) => hingeForce(hinge, STEP))).toEqual(forces.slice(1));
});

test('crates of 200 times the mass of a seesaw sink into its plank, which stays at its pivot', () => {
  const sink = (massRatio: number) => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const options = { halfLength: 3, maxAngle: 0.3, friction: 1e7 };
    const seesaw = new Seesaw(world, world.createBody(), { x: 0, y: 2 }, options);
    const density = (massRatio * seesaw.plank.getMass()) / 2 / 0.64;
    const crates = [-2, 2].map((x) => {
      const crate = world.createBody({ type: 'dynamic', position: { x, y: 2.49 } });
      crate.createFixture({ shape: new Box(0.4, 0.4), density });
      return crate;
    });
    let lowest = 2.48;
    for (let i = 0; i < 120; i++) {
      world.step(STEP);
      lowest = Math.min(lowest, ...crates.map((crate) => crate.getPosition().y));
      const pivot = seesaw.hinge.getAnchorB();
      expect(Math.hypot(pivot.x, pivot.y - 2)).toBeLessThan(1e-3);
    }
    return 2.48 - lowest;
  };
  expect(sink(10)).toBeLessThan(0.02);
  expect(sink(200)).toBeGreaterThan(0.1);
});

test('a springboard sags less with a higher frequency, whatever its density is', () => {
  const sag = (frequencyHz: number, density: number) => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const board = createSpringboard(world.createBody(), { x: 0, y: 2 }, frequencyHz).getBodyB();
    board.getFixtureList()?.setDensity(density);
    board.resetMassData();
    run(world, 600);
    return -board.getAngle();
  };
  expect(sag(3, 1)).toBeCloseTo(sag(3, 40), 3);
  expect(sag(3, 10)).toBeLessThan(sag(2, 10) / 2);
});

test('ragdolls that lie still but awake stay asleep after setAwake(false)', () => {
  let awake = 0;
  for (let speed = -5; speed < 5; speed++) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody().createFixture({ shape: new Edge(LEFT_END, RIGHT_END), friction: 0.6 });
    const ragdoll = new Ragdoll(world, { x: 0, y: 2 }, -1);
    ragdoll.setJointFriction(2);
    for (const body of ragdoll.bodies) body.setLinearVelocity({ x: speed, y: 2 });
    run(world, 900);
    if (!ragdoll.bodies.some((body) => body.isAwake())) continue;
    awake++;
    for (const body of ragdoll.bodies) {
      expect(body.getLinearVelocity().length()).toBeLessThan(0.01);
      body.setAwake(false);
    }
    run(world, 300);
    expect(ragdoll.bodies.some((body) => body.isAwake())).toBe(false);
  }
  expect(awake).toBeGreaterThan(1);
});

test('linear damping ends the swinging of a bridge, and angular damping does not', () => {
  const speedAfterTenSeconds = (linearDamping: number, angularDamping: number) => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const pins = hangPins({ x: -5, y: 3 }, { x: 5, y: 3 }, 0.8, 12);
    const hinges = createBridge(world, world.createBody(), pins);
    const planks = hinges.slice(0, -1).map((hinge) => hinge.getBodyB());
    for (const plank of planks) {
      plank.setLinearDamping(linearDamping);
      plank.setAngularDamping(angularDamping);
    }
    run(world, 60);
    planks[5]?.setLinearVelocity({ x: 0, y: -6 });
    run(world, 540);
    let fastest = 0;
    for (let i = 0; i < 60; i++) {
      world.step(STEP);
      fastest = Math.max(fastest, ...planks.map((plank) => plank.getLinearVelocity().length()));
    }
    return fastest;
  };
  const undamped = speedAfterTenSeconds(0, 0);
  expect(speedAfterTenSeconds(0, 1) / undamped).toBeGreaterThan(0.5);
  expect(speedAfterTenSeconds(1, 0) / undamped).toBeLessThan(0.1);
});

test('a dragged body is 0.05 s behind a steady pointer at 5 Hz', () => {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const body = world.createBody({ type: 'dynamic' });
  body.createFixture({ shape: new Box(0.3, 0.3), density: 3 });
  const options = { strength: 60, frequency: 5, tolerance: 0.2 };
  const dragger = new PointerDragger(world, world.createBody(), options);
  dragger.grab(1, { x: 0, y: 0 });
  const speed = 2; // m/s
  for (let i = 0; i <= 120; i++) {
    dragger.drag(1, { x: speed * i * STEP, y: 0 });
    world.step(STEP);
  }
  const lag = (speed * 120 * STEP - body.getPosition().x) / speed; // s
  expect(Math.abs(lag - 0.05)).toBeLessThan(0.005);
});

test('forces at the corners of a hull overshoot above two thirds of its mass', () => {
  /** Returns the angular velocity after a second, with the forces of `drive` at the corners. */
  const spin = (loadRatio: number) => {
    const world = new World();
    const hull = world.createBody({ type: 'dynamic', angularVelocity: 0.01 });
    hull.createFixture({ shape: new Box(1.4, 1.35), density: 300 });
    const corners = [-1.4, 1.4].flatMap((x) => [-1.35, 1.35].map((y) => ({ x, y })));
    for (let i = 0; i < 60; i++) {
      for (const corner of corners) {
        const point = hull.getWorldPoint(corner);
        const slip = hull.getLinearVelocityFromWorldPoint(point);
        const maxChange = 7 * STEP; // m/s
        const fraction = maxChange / Math.max(slip.length(), maxChange);
        const scale = (-fraction * loadRatio * hull.getMass()) / 4 / STEP;
        hull.applyForce({ x: scale * slip.x, y: scale * slip.y }, point);
      }
      world.step(STEP);
    }
    return Math.abs(hull.getAngularVelocity());
  };
  expect(spin(0.66)).toBeLessThan(1e-6);
  expect(spin(1)).toBeGreaterThan(0.02);
});

test('a cut opens by a few millimeters in the first step, without a velocity', () => {
  const world = new World();
  const body = world.createBody({ type: 'dynamic' });
  body.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
  const pieces = slice(body, { x: -1, y: 0 }, { x: 1, y: 0 }, { minArea: 0.01, push: 0 });
  const gap = () =>
    Math.abs((pieces[0]?.getWorldCenter().y ?? 0) - (pieces[1]?.getWorldCenter().y ?? 0));
  const start = gap();
  world.step(STEP);
  expect(gap() - start).toBeGreaterThan(0.003);
  expect(gap() - start).toBeLessThan(0.01);
  for (const piece of pieces) expect(piece.getLinearVelocity().length()).toBeLessThan(1e-6);
});

test('the tip of an arrow that sticks is 1.5 cm away from its target', () => {
  const world = new World({ gravity: { x: 0, y: -10 } });
  world.createBody({ position: { x: 5, y: 0 } }).createFixture(new Box(0.3, 3));
  let tip = 0;
  const onStick = (arrow: Body) => {
    tip = arrow.getWorldPoint({ x: 0.55, y: 0 }).x;
  };
  const arrows = new StickyArrows(world, { drag: 1, threshold: 3, onStick });
  arrows.shoot({ x: 0, y: 0 }, { x: 30, y: 2 });
  for (let i = 0; i < 60; i++) {
    arrows.update();
    world.step(STEP);
  }
  expect(Math.abs(4.7 - tip - 0.015)).toBeLessThan(0.003);
});
