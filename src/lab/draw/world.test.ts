import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWrittenPen } from '../../../tests/unit/writtenPen.ts';
import { createWorldDrawer, type Layer, type WorldPicture } from './world.ts';

const { Box, Chain, Circle, Edge, Polygon, World } = planck;

let world: planck.World;

beforeEach(() => {
  world = new World({ gravity: { x: 0, y: -10 } });
});

/** Returns what is drawn, a line each. */
function drawn(layers: Layer[] = [], picture: Partial<WorldPicture> = {}): string[] {
  const { pen, lines } = createWrittenPen();
  createWorldDrawer(planck)(pen, world, {
    poseOf: (body) => ({ ...body.getPosition(), angle: body.getAngle() }),
    layers: new Set(layers),
    ...picture,
  });
  return lines;
}

function createBody(shape: planck.Shape, def: planck.BodyDef = {}, fixture = {}) {
  const body = world.createBody(def);
  body.createFixture({ shape, density: 1, ...fixture });
  return body;
}

describe('shapes', () => {
  it('are drawn where their body is', () => {
    createBody(new Box(1, 0.5), { position: { x: 3, y: 1 }, angle: Math.PI / 2 });
    createBody(new Polygon([planck.Vec2(0, 0), planck.Vec2(1, 0), planck.Vec2(0, 1)]));
    createBody(new Edge({ x: 0, y: 0 }, { x: 2, y: 0 }));
    createBody(new Chain([planck.Vec2(0, 0), planck.Vec2(1, 0), planck.Vec2(1, 1)]));
    createBody(new Chain([planck.Vec2(0, 0), planck.Vec2(1, 0), planck.Vec2(1, 1)], true));
    expect(drawn()).toEqual([
      'polygon static outline 3.5,2 2.5,2 2.5,0 3.5,0',
      'polygon static outline 1,0 0,1 0,0',
      'line outline 0,0 2,0',
      'line outline 0,0 1,0 1,1',
      'line outline 0,0 1,0 1,1 0,0',
    ]);
  });

  it('show how far a circle has rotated', () => {
    createBody(new Circle({ x: 1, y: 0 }, 2), { angle: Math.PI / 2 });
    expect(drawn()).toEqual(['circle 2 static outline 0,1', 'line outline 0,1 0,3']);
  });

  it('have the color of their body’s state', () => {
    createBody(new Box(1, 1), { type: 'dynamic' });
    createBody(new Box(1, 1), { type: 'dynamic', awake: false });
    createBody(new Box(1, 1), { type: 'kinematic' });
    createBody(new Box(1, 1), { type: 'dynamic', active: false });
    createBody(new Box(1, 1), {}, { isSensor: true });
    expect(drawn().map((line) => line.split(' ').slice(1, -4).join(' '))).toEqual([
      'dynamic outline',
      'asleep box',
      'kinematic outline',
      'quiet outline',
      'sensor outline dashed',
    ]);
  });

  it('are highlighted when their body is selected', () => {
    const selected = createBody(new Box(1, 1), { type: 'dynamic' });
    expect(drawn([], { selected })[0]).toContain('dynamic accent');
  });

  it('have the color of their shape’s, fixture’s, or body’s style, in that order', () => {
    const body = createBody(new Circle(1));
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

describe('joints', () => {
  function pair() {
    const a = createBody(new Circle(0.5));
    const b = createBody(new Circle(0.5), { type: 'dynamic', position: { x: 4, y: 0 } });
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

  it('are drawn only in their layer', () => {
    const [a, b] = pair();
    world.createJoint(new planck.DistanceJoint({}, a, b, { x: 0, y: 0 }, { x: 4, y: 0 }));
    expect(drawn([])).toHaveLength(4);
    expect(drawn(['joints'])).toHaveLength(7);
  });

  it('can be hidden', () => {
    const [a, b] = pair();
    const joint = new planck.MouseJoint({ maxForce: 1 }, a, b, { x: 4, y: 0 });
    const hidden = world.createJoint(joint) ?? undefined;
    expect(lines()).not.toEqual([]);
    expect(lines({ hidden })).toEqual([]);
  });
});
