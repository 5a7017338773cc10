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

// Claims of the pages on conventions that their samples don't check.

const ZERO = { x: 0, y: 0 };

describe('without new', () => {
  test('worlds, shapes, joints, and vectors can be created', () => {
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

  test('a body or a fixture created with new is not added to anything', () => {
    const world = new World();
    Reflect.construct(Body, [world, {}]);
    expect(world.getBodyCount()).toBe(0);
    const body = world.createBody();
    expect(new Fixture(body, new Box(1, 1)).getBody()).toBe(body);
    expect(body.getFixtureList()).toBeNull();
  });

  test('a joint must not be a plain object', () => {
    const world = new World();
    const definition = { type: 'weld-joint', bodyA: world.createBody(), bodyB: world.createBody() };
    expect(() => Reflect.apply(world.createJoint, world, [definition])).toThrow(TypeError);
  });
});

describe('definitions', () => {
  test('use defaults for undefined values, but not for null, and ignore prototypes', () => {
    const world = new World();
    const definition = { linearDamping: null, gravityScale: undefined };
    const body: Body = Reflect.apply(world.createBody, world, [definition]);
    expect([body.getLinearDamping(), body.getGravityScale()]).toEqual([null, 1]);
    expect(world.createBody(Object.create({ type: 'dynamic' })).getType()).toBeUndefined();
  });

  test('are not checked: an invalid type is kept, and gravity has no effect', () => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const body: Body = Reflect.apply(world.createBody, world, [{ type: 'Dynamic' }]);
    body.createFixture({ shape: new Circle(1), density: 1 });
    for (let i = 0; i < 30; i++) world.step(1 / 60);
    expect([body.isStatic(), body.isDynamic(), body.getPosition().y]).toEqual([false, false, 0]);
  });

  test('with x and y are positions', () => {
    const world = new World();
    const definition = { x: 1, y: 2, type: 'dynamic' };
    const body: Body = Reflect.apply(world.createBody, world, [definition]);
    expect([body.getType(), body.getPosition().x]).toEqual(['static', 1]);
  });

  test('that are frozen make the shorthands throw', () => {
    const world = new World();
    const frozen = Object.freeze({ angle: 1 });
    expect(() => world.createDynamicBody(frozen)).toThrow(TypeError);
    expect(world.createBody(frozen).getAngle()).toBe(1);
  });

  test('are copied, except for shapes, user data, and styles', () => {
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

  test('a chain keeps its ghost vertices without copying them', () => {
    const chain = new Chain([ZERO, { x: 1, y: 0 }]);
    const before = new Vec2(-1, 0);
    chain.setPrevVertex(before);
    expect(chain.getPrevVertex()).toBe(before);
  });
});

describe('destruction', () => {
  test('a joint that is destroyed twice restores a destroyed one', () => {
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

  test('a gear joint outlives its joints and its ground', () => {
    const world = new World();
    const ground = world.createBody();
    const joints = [0, 3].map((x) => {
      const wheel = world.createBody({ type: 'dynamic', position: { x, y: 0 } });
      wheel.createFixture({ shape: new Circle(1), density: 1 });
      return new RevoluteJoint({}, ground, wheel, { x, y: 0 });
    });
    const [first, second] = joints;
    if (!first || !second) throw new Error('there are no joints');
    for (const joint of joints) world.createJoint(joint);
    const gear = new GearJoint({}, first.getBodyB(), second.getBodyB(), first, second, 1);
    world.createJoint(gear);
    world.destroyBody(ground);
    expect(world.getJointList()).toBe(gear);
    first.getBodyB().setAngularVelocity(3);
    world.step(1 / 60);
    expect(second.getBodyB().getAngularVelocity()).toBeCloseTo(-1.5, 6);
  });

  test('destroyed fixtures and joint edges lose their next link, bodies and joints keep it', () => {
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

  test('a destroyed fixture throws, and a contact that has ended has no fixtures', () => {
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

test('serialized user data loses its class, and parts of the world become references', () => {
  const world = new World();
  const target = world.createBody();
  const userData = { target, when: new Date(), names: new Map([[1, 2]]) };
  world.createBody({ userData });
  const serializer = new Serializer<World>({
    rootClass: World,
    postSerialize: (data, object) =>
      object instanceof Body ? { ...data, userData: object.getUserData() } : data,
  });
  const copy = serializer.fromJson(serializer.toJson(world)).getBodyList();
  expect(copy?.getUserData()).toEqual({
    target: { refIndex: 2, refType: 'Body' },
    when: {},
    names: {},
  });
  const circular: { self?: object } = {};
  circular.self = circular;
  target.setUserData(circular);
  expect(() => serializer.toJson(world)).toThrow('Maximum call stack size exceeded');
});
