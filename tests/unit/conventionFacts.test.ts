import * as planck from 'planck';
import {
  Body,
  Box,
  Chain,
  Circle,
  DistanceJoint,
  Fixture,
  GearJoint,
  RevoluteJoint,
  Serializer,
  Vec2,
  WeldJoint,
  World,
} from 'planck';
import { describe, expect, test } from 'vitest';

// What the pages on conventions claim and their samples don't check.

const ZERO = { x: 0, y: 0 };

describe('without new', () => {
  test('worlds, shapes, joints and vectors are made all the same', () => {
    const call = (name: string, ...args: unknown[]) => Reflect.get(planck, name)(...args);
    expect(call('World')).toBeInstanceOf(World);
    expect(call('Vec2', 1, 2)).toBeInstanceOf(Vec2);
    for (const [name, ...args] of [['Box', 1, 1], ['Circle', 1], ['Polygon'], ['Edge'], ['Chain']])
      expect(call(String(name), ...args)).toBeInstanceOf(planck.Shape);
    const world = new World();
    const bodies = [world.createBody(), world.createBody()];
    expect(call('WeldJoint', {}, ...bodies, ZERO)).toBeInstanceOf(WeldJoint);
    expect(() => call('Body', world, {})).toThrow();
  });

  test('a body or a fixture made with it belongs to nothing', () => {
    const world = new World();
    Reflect.construct(Body, [world, {}]);
    expect(world.getBodyCount()).toBe(0);
    const body = world.createBody();
    expect(new Fixture(body, new Box(1, 1)).getBody()).toBe(body);
    expect(body.getFixtureList()).toBeNull();
  });

  test('a joint is no plain object', () => {
    const world = new World();
    const definition = { type: 'weld-joint', bodyA: world.createBody(), bodyB: world.createBody() };
    expect(() => world.createJoint(definition as never)).toThrow(TypeError);
  });
});

describe('definitions', () => {
  test('take defaults for what is undefined, not for null, and not from prototypes', () => {
    const world = new World();
    const odd = { linearDamping: null, gravityScale: undefined } as never;
    const body = world.createBody(odd);
    expect([body.getLinearDamping(), body.getGravityScale()]).toEqual([null, 1]);
    expect(world.createBody(Object.create({ type: 'dynamic' })).getType()).toBeUndefined();
  });

  test('are not checked: a wrong type is kept, and gravity does not pull it', () => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const body = world.createBody({ type: 'Dynamic' as never });
    body.createFixture({ shape: new Circle(1), density: 1 });
    for (let i = 0; i < 30; i++) world.step(1 / 60);
    expect([body.isStatic(), body.isDynamic(), body.getPosition().y]).toEqual([false, false, 0]);
  });

  test('with x and y are positions', () => {
    const body = new World().createBody({ x: 1, y: 2, type: 'dynamic' } as never);
    expect([body.getType(), body.getPosition().x]).toEqual(['static', 1]);
  });

  test('that are frozen make the short ways throw', () => {
    const world = new World();
    const frozen = Object.freeze({ angle: 1 });
    expect(() => world.createDynamicBody(frozen)).toThrow(TypeError);
    expect(world.createBody(frozen).getAngle()).toBe(1);
  });

  test('are copied, but for shapes, user data and styles', () => {
    const world = new World();
    const definition = { position: { x: 1, y: 0 }, userData: {}, style: {} };
    const body = world.createBody(definition);
    definition.position.x = 9;
    expect(body.getPosition().x).toBe(1);
    expect([body.getUserData(), body.style]).toEqual([definition.userData, definition.style]);
    expect(body.getUserData()).toBe(definition.userData);
    expect(body.style).toBe(definition.style);
    const shape = new Circle(1);
    expect(body.createFixture({ shape }).getShape()).toBe(shape);
    const anchor = new Vec2(1, 0);
    const other = world.createBody();
    const bodies = { bodyA: body, bodyB: other };
    const joint = new DistanceJoint({ ...bodies, localAnchorA: anchor, localAnchorB: anchor });
    anchor.x = 9;
    expect([joint.getLocalAnchorA().x, joint.getLocalAnchorB().x]).toEqual([1, 1]);
  });

  test('a chain keeps the vectors before and behind it', () => {
    const chain = new Chain([ZERO, { x: 1, y: 0 }]);
    const before = new Vec2(-1, 0);
    chain.setPrevVertex(before);
    expect(chain.getPrevVertex()).toBe(before);
  });
});

describe('destruction', () => {
  test('a joint destroyed twice brings a dead one back', () => {
    const world = new World();
    const hub = world.createBody();
    const [first, second] = [0, 1, 2].map(() =>
      world.createJoint(new WeldJoint({}, hub, world.createBody(), ZERO)),
    );
    if (!first || !second) throw new Error('there are no joints');
    world.destroyJoint(second);
    world.destroyJoint(first);
    world.destroyJoint(second);
    const listed = [];
    for (let joint = world.getJointList(); joint; joint = joint.getNext()) listed.push(joint);
    expect(listed).toContain(first);
    expect(world.getJointCount()).toBe(0);
  });

  test('a gear joint stays when one of its joints, or its ground, goes', () => {
    const world = new World();
    const ground = world.createBody();
    const joints = [0, 3].map((x) => {
      const wheel = world.createBody({ type: 'dynamic', position: { x, y: 0 } });
      wheel.createFixture({ shape: new Circle(1), density: 1 });
      return new RevoluteJoint({}, ground, wheel, { x, y: 0 });
    });
    const [one, two] = joints;
    if (!one || !two) throw new Error('there are no joints');
    for (const joint of joints) world.createJoint(joint);
    const gear = new GearJoint({}, one.getBodyB(), two.getBodyB(), one, two, 1);
    world.createJoint(gear);
    world.destroyBody(ground);
    expect(world.getJointList()).toBe(gear);
    one.getBodyB().setAngularVelocity(3);
    world.step(1 / 60);
    expect(two.getBodyB().getAngularVelocity()).toBeCloseTo(-1.5, 6);
  });

  test('fixtures and edges of joints lose the next one, bodies and joints keep it', () => {
    const world = new World();
    const hub = world.createBody();
    const bodies = [0, 1, 2].map(() => world.createBody());
    for (const body of bodies) world.createJoint(new WeldJoint({}, hub, body, ZERO));
    const edge = hub.getJointList();
    const joint = world.getJointList();
    if (!edge?.joint || !joint) throw new Error('there are no joints');
    world.destroyJoint(joint);
    expect([edge.next, joint.getNext() !== null]).toEqual([null, true]);
    const last = world.getBodyList();
    if (!last) throw new Error('there are no bodies');
    world.destroyBody(last);
    expect(last.getNext()).toBe(bodies[1]);
    const fixtures = [1, 2].map((radius) => hub.createFixture(new Circle(radius)));
    const newest = hub.getFixtureList();
    expect(newest).toBe(fixtures[1]);
    if (newest) hub.destroyFixture(newest);
    expect(newest?.getNext()).toBeNull();
  });

  test('a fixture without its body throws, a contact that ended has no fixtures', () => {
    const world = new World();
    world.createBody().createFixture(new Circle(1));
    const body = world.createBody({ type: 'dynamic', position: { x: 0.5, y: 0 } });
    const fixture = body.createFixture(new Circle(1));
    const contacts: planck.Contact[] = [];
    world.on('begin-contact', (contact) => contacts.push(contact));
    world.step(1 / 60);
    body.destroyFixture(fixture);
    expect(() => fixture.testPoint(ZERO)).toThrow(TypeError);
    expect(() => fixture.setSensor(true)).toThrow(TypeError);
    expect(contacts[0]?.getFixtureA()).toBeNull();
  });
});

test('saved user data loses its class, and parts of the world become references', () => {
  const world = new World();
  const target = world.createBody();
  const userData = { target, when: new Date(), names: new Map([[1, 2]]) };
  world.createBody({ userData });
  const serializer = new Serializer<World>({
    rootClass: World,
    postSerialize: (data, made) =>
      made instanceof Body ? { ...data, userData: made.getUserData() } : data,
  });
  const copy = serializer.fromJson(serializer.toJson(world)).getBodyList();
  expect(copy?.getUserData()).toEqual({
    target: { refIndex: 2, refType: 'Body' },
    when: {},
    names: {},
  });
  const circle: { self?: object } = {};
  circle.self = circle;
  target.setUserData(circle);
  expect(() => serializer.toJson(world)).toThrow('Maximum call stack size exceeded');
});
