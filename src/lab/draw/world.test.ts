import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Pen, Style } from './pen.ts';
import { createWorldDrawer, type Layer, type WorldPicture } from './world.ts';

const { Box, Chain, Circle, Edge, Polygon, World } = planck;

let world: planck.World;

beforeEach(() => {
  world = new World({ gravity: { x: 0, y: -10 } });
});

/** Returns what is drawn, a line each. */
function drawn(layers: Layer[] = [], picture: Partial<WorldPicture> = {}): string[] {
  const lines: string[] = [];
  const say = (what: string, points: readonly planck.Vec2Value[], style: Style | string) => {
    const color =
      typeof style === 'string'
        ? style
        : [style.fill, style.stroke, style.dashed ? 'dashed' : ''].filter(Boolean).join(' ');
    const places = points.map(({ x, y }) => `${round(x)},${round(y)}`);
    lines.push(`${what} ${color} ${places.join(' ')}`);
  };
  const pen: Pen = {
    polygon: (points, style) => say('polygon', points, style),
    line: (points, style) => say('line', points, style),
    circle: (center, radius, style) => say(`circle ${round(radius)}`, [center], style),
    dot: (point, color) => say('dot', [point], color),
    arrow: (from, to, color) => say('arrow', [from, to], color),
    text: (point, text) => say(`text ${text}`, [point], ''),
  };
  createWorldDrawer(planck)(pen, world, {
    poseOf: (body) => ({ ...body.getPosition(), angle: body.getAngle() }),
    layers: new Set(layers),
    ...picture,
  });
  return lines;
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

function bodyWith(shape: planck.Shape, def: planck.BodyDef = {}, fixture = {}) {
  const body = world.createBody(def);
  body.createFixture({ shape, density: 1, ...fixture });
  return body;
}

describe('shapes', () => {
  it('are drawn where their body is', () => {
    bodyWith(new Box(1, 0.5), { position: { x: 3, y: 1 }, angle: Math.PI / 2 });
    bodyWith(new Polygon([planck.Vec2(0, 0), planck.Vec2(1, 0), planck.Vec2(0, 1)]));
    bodyWith(new Edge({ x: 0, y: 0 }, { x: 2, y: 0 }));
    bodyWith(new Chain([planck.Vec2(0, 0), planck.Vec2(1, 0), planck.Vec2(1, 1)]));
    bodyWith(new Chain([planck.Vec2(0, 0), planck.Vec2(1, 0), planck.Vec2(1, 1)], true));
    expect(drawn()).toEqual([
      'polygon static outline 3.5,2 2.5,2 2.5,0 3.5,0',
      'polygon static outline 1,0 0,1 0,0',
      'line outline 0,0 2,0',
      'line outline 0,0 1,0 1,1',
      'line outline 0,0 1,0 1,1 0,0',
    ]);
  });

  it('show how far a circle has rotated', () => {
    bodyWith(new Circle({ x: 1, y: 0 }, 2), { angle: Math.PI / 2 });
    expect(drawn()).toEqual(['circle 2 static outline 0,1', 'line outline 0,1 0,3']);
  });

  it('have the color of their body’s state', () => {
    bodyWith(new Box(1, 1), { type: 'dynamic' });
    bodyWith(new Box(1, 1), { type: 'dynamic', awake: false });
    bodyWith(new Box(1, 1), { type: 'kinematic' });
    bodyWith(new Box(1, 1), { type: 'dynamic', active: false });
    bodyWith(new Box(1, 1), {}, { isSensor: true });
    expect(drawn().map((line) => line.split(' ').slice(1, -4).join(' '))).toEqual([
      'dynamic outline',
      'asleep outline',
      'kinematic outline',
      'quiet outline',
      'sensor outline dashed',
    ]);
  });

  it('are highlighted when their body is selected', () => {
    const selected = bodyWith(new Box(1, 1), { type: 'dynamic' });
    expect(drawn([], { selected })[0]).toContain('dynamic accent');
  });

  it('have the color of their shape’s, fixture’s, or body’s style, in that order', () => {
    const body = bodyWith(new Circle(1));
    const color = () => drawn()[0];
    expect(color()).toMatch(/^circle 1 static outline /);
    body.style = { fill: 'white', stroke: 'black' };
    expect(color()).toMatch(/^circle 1 white black /);
    const fixture = body.getFixtureList() as planck.Fixture;
    fixture.style = { fill: '#ff411a' };
    expect(color()).toMatch(/^circle 1 #ff411a black /);
    fixture.getShape().style = { fill: 'bad', stroke: 'red' };
    expect(color()).toMatch(/^circle 1 bad red /);
    expect(drawn([], { selected: body })[0]).toMatch(/^circle 1 bad accent /);
  });
});

describe('layers', () => {
  it('show bounding boxes', () => {
    bodyWith(new Circle(1), { type: 'dynamic', position: { x: 5, y: 5 } });
    expect(drawn(['boxes'])).toContain('polygon box 4,4 6,4 6,6 4,6');
  });

  it('show touching contacts, with their normals', () => {
    bodyWith(new Box(5, 1));
    bodyWith(new Box(0.5, 0.5), { type: 'dynamic', position: { x: 0, y: 1.5 } });
    bodyWith(new Circle(0.5), { type: 'dynamic', position: { x: 4, y: 9 } });
    world.step(1 / 60);
    const contacts = drawn(['contacts']).filter((line) => line.includes(' bad '));
    expect(contacts.filter((line) => line.startsWith('dot'))).toHaveLength(2);
    expect(contacts.filter((line) => line.startsWith('arrow'))).toHaveLength(2);
  });

  it('show centers of mass and velocities', () => {
    const body = bodyWith(new Circle({ x: 1, y: 0 }, 0.5), {
      type: 'dynamic',
      linearVelocity: { x: 4, y: 0 },
    });
    expect(body.getLocalCenter().x).toBe(1);
    expect(drawn(['centers', 'velocities']).slice(2)).toEqual([
      'arrow good 1,0 2,0',
      'dot outline 1,0',
    ]);
  });

  it('are hidden by default', () => {
    const a = bodyWith(new Circle(1), { type: 'dynamic', linearVelocity: { x: 4, y: 0 } });
    const b = bodyWith(new Circle(1));
    world.createJoint(new planck.DistanceJoint({}, a, b, a.getPosition(), b.getPosition()));
    expect(drawn().filter((line) => !/^(circle|line outline)/.test(line))).toEqual([]);
  });
});

describe('joints', () => {
  function pair() {
    const a = bodyWith(new Circle(0.5));
    const b = bodyWith(new Circle(0.5), { type: 'dynamic', position: { x: 4, y: 0 } });
    return [a, b] as const;
  }
  const lines = (picture?: Partial<WorldPicture>) =>
    drawn(['joints'], picture).filter((line) => /joint|accent/.test(line));

  it('are lines between their anchors', () => {
    const [a, b] = pair();
    world.createJoint(new planck.DistanceJoint({}, a, b, { x: 0, y: 0.5 }, { x: 4, y: 0.5 }));
    expect(lines()).toEqual(['line joint 0,0.5 4,0.5', 'dot joint 0,0.5', 'dot joint 4,0.5']);
  });

  it('have the color of their own style', () => {
    const [a, b] = pair();
    const joint = new planck.RopeJoint({ maxLength: 9 }, a, b);
    joint.style = { stroke: 'accent' };
    world.createJoint(joint);
    expect(lines()[0]).toMatch(/^line accent dashed /);
  });

  it('are lines to the moving bodies, if both anchors are the same', () => {
    const [a, b] = pair();
    world.createJoint(new planck.RevoluteJoint({}, a, b, { x: 1, y: 0 }));
    expect(lines()[0]).toBe('line joint 1,0 1,0 1,0 4,0');
  });

  it('show the ground anchors of pulleys, and ropes as dashed lines', () => {
    const [a, b] = pair();
    const up = { x: 0, y: 5 };
    const upRight = { x: 4, y: 5 };
    world.createJoint(
      new planck.PulleyJoint({}, b, b, up, upRight, { x: 0, y: 0 }, { x: 4, y: 0 }, 1),
    );
    world.createJoint(new planck.RopeJoint({ maxLength: 9 }, a, b, { x: 0, y: 0 }));
    expect(lines()[0]).toBe('line joint 0,0 0,5 4,5 4,0');
    expect(lines()).toContainEqual(expect.stringMatching(/^line joint dashed /));
  });

  it('can be hidden', () => {
    const [a, b] = pair();
    const joint = new planck.MouseJoint({ maxForce: 1 }, a, b, { x: 4, y: 0 });
    const hidden = world.createJoint(joint) ?? undefined;
    expect(lines()).not.toEqual([]);
    expect(lines({ hidden })).toEqual([]);
  });
});
