import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWrittenPen } from '../../../../tests/unit/writtenPen.ts';
import type { Layer, LayerPicture } from '../world.ts';
import { createLayerDrawer } from './layers.ts';

const { Box, Chain, Circle, World } = planck;

/** 28 pixels per meter. */
const CAMERA = { x: 0, y: 0, scale: 28, width: 280, height: 280 };
const DT = 1 / 60;

let world: planck.World;

beforeEach(() => {
  world = new World({ gravity: { x: 0, y: -10 } });
});

/** Returns what layers draw, a line each. */
function drawn(layers: Layer[], picture: Partial<LayerPicture> = {}): string[] {
  const { pen, lines } = createWrittenPen();
  createLayerDrawer(planck)(pen, {
    world,
    poseOf: (body) => ({ ...body.getPosition(), angle: body.getAngle() }),
    layers: new Set(layers),
    camera: CAMERA,
    dt: DT,
    ...picture,
  });
  return lines;
}

function createBody(shape: planck.Shape, def: planck.BodyDef = {}, fixture = {}) {
  const body = world.createBody(def);
  body.createFixture({ shape, density: 1, ...fixture });
  return body;
}

function stepFor(seconds: number) {
  for (let step = 0; step < seconds / DT; step++) world.step(DT);
}

/** Creates a box of 1 kg that has come to rest on the ground at y = 0 and has not fallen asleep. */
function createRestingBox() {
  createBody(new Box(5, 1, { x: 0, y: -1 }));
  const box = createBody(new Box(0.5, 0.5), {
    type: 'dynamic',
    position: { x: 0, y: 0.5 },
    allowSleep: false,
  });
  stepFor(0.5);
  return box;
}

it('draw nothing by default', () => {
  createRestingBox();
  expect(drawn(['joints'])).toEqual([]);
});

describe('the boxes of the broad phase', () => {
  it('are tight, and fat with a margin', () => {
    createBody(new Circle(1), { type: 'dynamic', position: { x: 5, y: 5 } });
    expect(drawn(['boxes'])).toEqual(['polygon box 4,4 6,4 6,6 4,6']);
    expect(drawn(['fatBoxes'])).toEqual(['polygon box dashed 3.9,3.9 6.1,3.9 6.1,6.1 3.9,6.1']);
  });

  it('are joined by the inner nodes of the tree', () => {
    for (const x of [0, 4]) createBody(new Circle(1), { position: { x, y: 0 } });
    expect(drawn(['tree'])).toEqual(['polygon good -1.1,-1.1 5.1,-1.1 5.1,1.1 -1.1,1.1']);
    createBody(new Circle(1), { position: { x: 8, y: 0 } });
    expect(drawn(['tree'])).toHaveLength(2);
  });

  it('are missing on inactive bodies', () => {
    createBody(new Circle(1), { active: false });
    expect(drawn(['boxes', 'fatBoxes', 'tree'])).toEqual([]);
  });
});

describe('contacts', () => {
  const dots = (color: string) =>
    drawn(['contacts']).filter((line) => line.startsWith(`dot ${color} `));

  it('are points with normals that leave small bodies visible', () => {
    createRestingBox();
    expect(dots('bad')).toEqual(['dot bad -0.5,0.01', 'dot bad 0.5,0.01']);
    // Two fifths of the box with its margin.
    const tips = drawn(['contacts']).filter((line) => line.startsWith('polygon outline '));
    expect(tips.map((line) => line.split(' ')[2])).toEqual(['-0.5,0.42', '0.5,0.42']);
  });

  it('are gray if the scene has disabled them', () => {
    world.on('pre-solve', (contact) => contact.setEnabled(false));
    createBody(new Box(5, 1, { x: 0, y: -1 }));
    createBody(new Box(0.5, 0.5), { type: 'dynamic', position: { x: 0, y: 0.5 } });
    world.step(DT);
    expect(dots('bad')).toEqual([]);
    expect(dots('quiet')).toHaveLength(2);
  });

  it('are missing where only boxes overlap', () => {
    createBody(new Circle(1));
    createBody(new Circle(1), { type: 'dynamic', position: { x: 1.9, y: 1.9 } });
    world.step(DT);
    expect(world.getContactCount()).toBe(1);
    expect(drawn(['contacts'])).toEqual([]);
    // Only the scale bar.
    expect(drawn(['impulses'])).toEqual(drawn(['forces']));
  });
});

describe('impulses and forces', () => {
  /** Returns the end points of arrows: the first corner of their heads. */
  const tips = (layer: Layer, color: string) =>
    drawn([layer])
      .filter((line) => line.startsWith(`polygon ${color} `))
      .map((line) => (line.split(' ')[2] ?? '').split(',').map(Number));

  it('are to scale: what carries the median body is half as long as the body', () => {
    createRestingBox();
    const lengths = tips('impulses', 'accent').map(([, y = 0]) => y);
    expect(lengths).toHaveLength(2);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(0.5, 1);
  });

  it('act on the body that can move, whichever fixture is first', () => {
    const box = createRestingBox();
    const { fixtureA } = { fixtureA: world.getContactList()?.getFixtureA() };
    expect(fixtureA?.getBody()).not.toBe(box);
    world.destroyBody(fixtureA?.getBody() as planck.Body);
    createBody(new Box(5, 1, { x: 0, y: -1 }));
    stepFor(0.5);
    expect(tips('impulses', 'accent').every(([, y = 0]) => y > 0.2)).toBe(true);
  });

  it('act on the upper one of two bodies that can move, whichever is first', () => {
    // Without a ground, the lower box falls more slowly than the upper one is thrown down.
    for (const heights of [
      [0, 1],
      [1, 0],
    ]) {
      world = new World({ gravity: { x: 0, y: -10 } });
      for (const y of heights) {
        const def = {
          type: 'dynamic',
          position: { x: 0, y },
          linearVelocity: { x: 0, y: -y },
        } as const;
        createBody(new Box(0.5, 0.5), def);
      }
      world.step(DT);
      const ends = tips('impulses', 'accent').map(([, y = 0]) => y);
      expect(ends).toHaveLength(2);
      for (const y of ends) expect(y).toBeGreaterThan(0.6);
    }
  });

  it('include friction', () => {
    const box = createRestingBox();
    world.getContactList()?.setFriction(1);
    box.setLinearVelocity({ x: 3, y: 0 });
    world.step(DT);
    // Braking lifts the trailing corner. At the leading one, friction points against the motion.
    expect(tips('impulses', 'good')).toEqual([[expect.closeTo(0, 1), expect.closeTo(0, 1)]]);
  });

  it('show the reaction forces of joints at the same scale', () => {
    const ceiling = world.createBody();
    const ball = createBody(new Circle(0.5), { type: 'dynamic', position: { x: 0, y: -2 } });
    world.createJoint(new planck.DistanceJoint({}, ceiling, ball, { x: 0, y: 0 }, { x: 0, y: -2 }));
    expect(tips('forces', 'accent')).toEqual([]);
    stepFor(1);
    expect(tips('forces', 'accent')).toEqual([[0, expect.closeTo(-1.5, 1)]]);
  });

  it('have a smaller scale if joints are under tension', () => {
    const ball = createBody(new Circle(0.5), { type: 'dynamic', position: { x: 0, y: 0 } });
    // Two ropes that pull against each other with 100 times the weight of the ball.
    const force = 100 * ball.getMass() * 10;
    for (const x of [-3, 3]) {
      const joint = new planck.MouseJoint(
        { maxForce: force },
        world.createBody(),
        ball,
        ball.getPosition(),
      );
      world.createJoint(joint);
      joint.setTarget({ x, y: 0 });
    }
    world.step(DT);
    for (const [x = 0] of tips('forces', 'accent'))
      expect(Math.abs(x * CAMERA.scale)).toBeLessThan(90);
    expect(drawn(['impulses']).at(-1)).not.toBe(drawn(['forces']).at(-1));
    // The scale bar stands for more, and is as long as without tension.
    const [from = '', to = ''] =
      drawn(['forces'])
        .at(-2)
        ?.match(/-?[\d.]+(?=,)/g) ?? [];
    expect((Number(to) - Number(from)) * CAMERA.scale).toBeGreaterThan(7);
  });

  it('have a scale bar for a round number', () => {
    createRestingBox();
    // 1 kg · 10 m/s² · 1/60 s = 0.167 N·s
    expect(drawn(['impulses']).at(-1)).toMatch(/^text 0\.2 N·s per step = 12 N /);
    world.setGravity({ x: 0, y: 0 });
    expect(drawn(['forces']).at(-1)).toMatch(/^text 0\.2 N·s per step = 12 N /);
  });

  it('have the same scale with a chain without edges', () => {
    createRestingBox();
    const before = drawn(['impulses']);
    createBody(new Chain([]), { type: 'dynamic' });
    expect(drawn(['impulses'])).toEqual(before);
  });

  it('are nothing in an empty world', () => {
    expect(drawn(['impulses', 'forces'])).toHaveLength(4);
  });
});

describe('bodies', () => {
  it('show centers of mass and velocities', () => {
    createBody(new Circle({ x: 1, y: 0 }, 0.5), {
      type: 'dynamic',
      linearVelocity: { x: 4, y: 0 },
    });
    expect(drawn(['centers'])).toEqual(['dot outline 1,0']);
    expect(drawn(['velocities'])[0]).toBe('line good 1,0 1.75,0');
  });

  it('have timers that fill until they sleep', () => {
    const box = createRestingBox();
    box.setSleepingAllowed(true);
    stepFor(0.25);
    const filled = drawn(['sleep']).filter((line) => line.startsWith('line accent'));
    // A quarter of a second of half a second is half of 24 px.
    expect(filled).toEqual(['line accent -0.43,0.51 0,0.51']);
    stepFor(1);
    expect(drawn(['sleep'])[1]).toMatch(/^line outline -0\.43,/);
    box.setSleepingAllowed(false);
    expect(drawn(['sleep'])).toEqual([]);
  });
});

it('islands are outlined, linked, and numbered by their oldest body', () => {
  createRestingBox();
  createBody(new Circle(0.5), { type: 'dynamic', position: { x: 0, y: 1.5 } });
  createBody(new Circle(0.5), { type: 'dynamic', position: { x: 4, y: 9 } });
  stepFor(0.2);
  const islands = drawn(['islands']);
  expect(islands.filter((line) => line.startsWith('text'))).toEqual([
    expect.stringMatching(/^text 2 {2}0,0\.8/),
    expect.stringMatching(/^text 4 {2}4,/),
  ]);
  expect(islands.filter((line) => /^line hsl\(275 .* 0,0\.5\d? 0,1\.5/.test(line))).toHaveLength(1);
});
