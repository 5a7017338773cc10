import { join } from 'node:path';
import {
  AABB,
  Box,
  Chain,
  Circle,
  DistanceJoint,
  Edge,
  Fixture,
  FrictionJoint,
  GearJoint,
  MotorJoint,
  MouseJoint,
  PrismaticJoint,
  PulleyJoint,
  RevoluteJoint,
  RopeJoint,
  Rot,
  Settings,
  Transform,
  WeldJoint,
  WheelJoint,
  World,
} from 'planck';
import { describe, expect, test } from 'vitest';
import notes from '../../docs/reference.ts';
import { notesByName } from '../../src/reference/notes.ts';
import { type LibraryMember, readLibraryTypes } from './libraryTypes.ts';

const types = readLibraryTypes(
  join(import.meta.dirname, '../../node_modules/planck/dist/planck.d.ts'),
);

const notesByKey = notesByName(notes.symbols);
/** Every note on a symbol, member, or parameter, with its full name. */
const all = [...notesByKey].map(([key, note]) => ({ key, ...note }));

/** Interfaces of definitions and options. */
const definitions = [...types].filter(
  ([name, type]) => type.kind === 'interface' && /(Def|Opt)$/.test(name),
);
const fields = definitions.flatMap(([name, type]) =>
  type.members.map((member) => ({ ...member, definition: name, key: `${name}.${member.name}` })),
);

/** Fields without a default. Gear joints take their bodies from other joints. */
const REQUIRED = [
  'FixtureDef.shape',
  'GearJointDef.joint1',
  'GearJointDef.joint2',
  'JointDef.bodyA',
  'JointDef.bodyB',
  'PulleyJointDef.lengthA',
  'PulleyJointDef.lengthB',
  'PulleyJointDef.ratio',
];

test('all types of the library are read', () => {
  expect(types.size).toBe(129);
  expect(definitions).toHaveLength(28);
  expect(fields.length).toBeGreaterThan(90);
});

describe('topics', () => {
  test('every symbol is in exactly one', () => {
    const listed = notes.topics.flatMap(({ symbols }) => symbols);
    expect(listed.toSorted()).toEqual([...types.keys()].toSorted());
  });

  test('each has a title and one sentence', () => {
    for (const { title, text } of notes.topics) {
      expect(title).toMatch(/^[A-Z]/);
      expect(text).toMatch(/^[A-Z][^.]+\.$/);
    }
  });
});

describe('defaults', () => {
  const ofFields = fields.filter(({ key }) => notesByKey.get(key)?.default);

  test('every field of a definition has one, even if its type requires it, unless it is required', () => {
    const keys = ofFields.map(({ key }) => key);
    expect([...keys, ...REQUIRED].toSorted()).toEqual(fields.map(({ key }) => key).toSorted());
  });

  const required = REQUIRED.map((key) => key.split('.') as [string, string]);

  test.each(required)('%s.%s cannot be omitted', (definition, field) => {
    expect(listNumbers(make[definition]?.({})).some(Number.isNaN)).toBe(false);
    let broken: object | undefined;
    try {
      broken = make[definition]?.({ [field]: undefined });
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
      return;
    }
    expect(listNumbers(broken).some(Number.isNaN)).toBe(true);
  });

  const values = ofFields.flatMap(({ definition, name, key }) => {
    const given = notesByKey.get(key)?.default;
    return given && 'value' in given
      ? [{ name: definition, field: name, value: given.value, key }]
      : [];
  });

  test.each(values)(
    '$key has the same effect when given as when omitted',
    ({ name, field, value }) => {
      const withDefault = make[name];
      expect(withDefault).toBeDefined();
      expect(readState(withDefault?.({ [field]: value }))).toEqual(readState(withDefault?.({})));
    },
  );

  // Without this test, a field that the engine ignores could have any default.
  test.each(values)('$key has an effect when it differs', ({ name, field, value }) => {
    const other = { [field]: createOtherValue(value) };
    expect(readState(make[name]?.(other))).not.toEqual(readState(make[name]?.({})));
  });

  test('of iterations have the same effect as given ones, and others differ', () => {
    const velocityIterations = Number(getDefault('World.step.velocityIterations'));
    const positionIterations = Number(getDefault('World.step.positionIterations'));
    const after = (...iterations: number[]) => {
      const world = new World({ gravity: { x: 0, y: -10 } });
      world.createBody().createFixture({ shape: new Box(9, 1) });
      for (const y of [1.9, 3.8, 5.7]) {
        const body = world.createBody({ type: 'dynamic', position: { x: 0, y } });
        body.createFixture({ shape: new Box(1, 1), density: y ** 4 });
      }
      for (let i = 0; i < 20; i++) world.step(1 / 60, ...iterations);
      return world.getBodyList()?.getPosition();
    };
    expect(after()).toEqual(after(velocityIterations, positionIterations));
    expect(after()).not.toEqual(after(velocityIterations + 1, positionIterations));
    expect(after()).not.toEqual(after(velocityIterations, positionIterations + 1));
  });

  test('of all parameters are tested', () => {
    const isParameter = (key: string) => key.split('.').length === 3;
    const keys = all
      .filter((note) => isParameter(note.key) && note.default && 'value' in note.default)
      .map(({ key }) => key);
    const steps = ['World.step.velocityIterations', 'World.step.positionIterations'];
    expect([...Object.keys(call), ...steps].toSorted()).toEqual(keys.toSorted());
  });

  test.each(Object.entries(call))(
    '%s has the same effect when given as when omitted',
    (key, make) => {
      const stateWith = (...args: unknown[]) => readState(Reflect.apply(make, undefined, args));
      const value = getDefault(key);
      expect(stateWith(value)).toEqual(stateWith());
      expect(stateWith(createOtherValue(value))).not.toEqual(stateWith());
    },
  );

  test.each(JOINTS)(
    'of joints are those of the definition if bodies are separate arguments',
    (AnyJoint) => {
      const def = {
        localAnchorA: { x: 1, y: 2 },
        localAnchorB: { x: 3, y: 4 },
        localAxisA: { x: 0, y: 1 },
        target: { x: 5, y: 6 },
        groundAnchorA: { x: 7, y: 8 },
        groundAnchorB: { x: 9, y: 10 },
        ...ROPE,
      };
      const { bodyA, bodyB } = createBodies();
      const stateWith = (...args: unknown[]) => readState(Reflect.construct(AnyJoint, args));
      const whole = stateWith({ ...def, bodyA, bodyB });
      expect(stateWith(def, bodyA, bodyB)).toEqual(whole);
      expect(stateWith(ROPE, bodyA, bodyB)).not.toEqual(whole);
    },
  );

  test('of the testbed leave no globals behind, and cover each field', () => {
    expect('document' in globalThis).toBe(false);
    const isMethod = ({ isOptional, parameters }: LibraryMember) =>
      !isOptional && parameters.length > 0;
    const fields = types.get('TestbedInterface')?.members.filter((member) => !isMethod(member));
    const keys = fields?.map(({ name }) => `TestbedInterface.${name}`);
    const withDefault = all.filter(({ key, default: given }) => /^TestbedI/.test(key) && given);
    expect(withDefault.map(({ key }) => key).toSorted()).toEqual(keys?.toSorted());
  });

  test('of all joints names the exceptions', () => {
    const colliding = jointMakers.map(({ name, make }) => [name, make({}).getCollideConnected()]);
    const names = colliding.filter(([, collides]) => collides).map(([name]) => name);
    expect(notesByKey.get('JointOpt.collideConnected')?.default).toEqual({
      text: `false, but true for ${names.join()}`,
    });
    const userData = jointMakers.map(({ make }) => make({}).getUserData());
    expect(new Set(userData)).toEqual(new Set([undefined]));
    expect(notesByKey.get('JointOpt.userData')?.default).toEqual({ text: 'none' });
  });
});

describe('derived defaults', () => {
  const bodies = createBodies();

  test('the length of a distance joint, from its anchors', () => {
    const anchors = { localAnchorA: { x: 0, y: 1 }, localAnchorB: { x: 2, y: 0 } };
    const joint = new DistanceJoint({ ...bodies, ...anchors });
    const [a, b] = [joint.getAnchorA(), joint.getAnchorB()];
    expect(joint.getLength()).toBeCloseTo(Math.hypot(a.x - b.x, a.y - b.y), 12);
    expect(joint.getLength()).toBeGreaterThan(1);
  });

  test('reference angles and the angular offset, from the bodies', () => {
    const angles = [
      new PrismaticJoint(jointOptions({ ...bodies })).getReferenceAngle(),
      new RevoluteJoint(jointOptions({ ...bodies })).getReferenceAngle(),
      new WeldJoint(jointOptions({ ...bodies })).getReferenceAngle(),
      new MotorJoint(bodies).getAngularOffset(),
    ];
    expect(angles).toEqual(Array(4).fill(bodies.bodyB.getAngle() - bodies.bodyA.getAngle()));
    expect(angles[0]).toBeCloseTo(1.5, 12);
  });

  test('the linear offset, from where the second body is', () => {
    const offset = new MotorJoint(bodies).getLinearOffset();
    expect(offset).toEqual(bodies.bodyA.getLocalPoint(bodies.bodyB.getPosition()));
    expect(offset.x).not.toBe(bodies.bodyB.getPosition().x);
  });
});

test('every setting has the value that it has in the running library', () => {
  const settings = types.get('Settings')?.members.filter(({ name }) => name !== 'Settings') ?? [];
  const values = settings.map(({ name }) => [name, notesByKey.get(`Settings.${name}`)?.value]);
  expect(values).toEqual(settings.map(({ name }) => [name, Reflect.get(Settings, name)]));
  expect(values.filter(([, value]) => typeof value === 'number')).toHaveLength(22);
});

test('the most used symbols have two to five related ones', () => {
  const popular =
    'World Body Fixture Vec2 BoxShape PolygonShape CircleShape EdgeShape ChainShape Contact';
  const joints = 'Revolute Prismatic Distance Wheel Mouse Weld Rope'.split(' ');
  const names = [
    ...popular.split(' '),
    ...joints.map((joint) => `${joint}Joint`),
    ...['AABB', 'Settings', 'Testbed', 'BodyDef', 'FixtureOpt'],
  ];
  const counts = names.map((name) => [name, notesByKey.get(name)?.see?.length ?? 0] as const);
  expect(counts.filter(([, count]) => count < 2 || count > 5)).toEqual([]);
});

test('no text repeats a default', () => {
  const defaultText = /\d[^.;]* (?:if|when) left out|without it,|default of \d|no default/;
  expect(
    all.filter(({ summary = '', remarks = '' }) => defaultText.test(summary + remarks)),
  ).toEqual([]);
});

describe('units', () => {
  test('are not repeated in texts', () => {
    const unitNames = /\b(?:meters?|radians?|newtons?|hertz)\b/i;
    const repeated = all.filter(({ unit, summary = '' }) => unit && unitNames.test(summary));
    // In these texts, a square meter is an amount, not a unit.
    expect(repeated.filter(({ summary }) => !summary?.includes('a square meter of it'))).toEqual(
      [],
    );
  });

  test('every number of a definition has one', () => {
    const numbers = fields.filter(({ isNumber }) => isNumber).map(({ key }) => key);
    expect(numbers.length).toBeGreaterThan(30);
    expect(numbers.filter((key) => notesByKey.get(key)?.unit === undefined)).toEqual([]);
  });

  test('have one spelling each', () => {
    const symbols =
      'm m² m/s m/s² m\\ per\\ step rad rad/s rad\\ per\\ step s 1/s Hz kg kg/m² kg·m²';
    const allowed = `${symbols} N N/m N·m N·s N·m·s`
      .split(/(?<!\\) /)
      .map((s) => s.replace(/\\/g, ''));
    const words = ['', '0 to 1', 'bit mask', 'px'];
    const units = all.map(({ unit }) => unit).filter((unit) => unit !== undefined);
    expect(new Set(units)).toEqual(new Set([...allowed, ...words]));
  });
});

describe('summaries', () => {
  test('every symbol has one, or a comment', () => {
    const missing = [...types].filter(
      ([name, type]) => !type.comment && !notesByKey.get(name)?.summary,
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  test('every member has one, or a comment', () => {
    const members = [...types].flatMap(([name, { members }]) =>
      members.map((member) => ({ ...member, key: `${name}.${member.name}` })),
    );
    // Overloads share a section, so a comment on one of them is enough.
    const commented = new Set(members.filter(({ comment }) => comment).map(({ key }) => key));
    const keys = members.map(({ key }) => key).filter((key) => !commented.has(key));
    expect(members.length).toBeGreaterThan(900);
    expect([...new Set(keys)].filter((key) => !notesByKey.get(key)?.summary)).toEqual([]);
  });

  test('each consists of sentences, and so does each text on a result', () => {
    const texts = all.flatMap(({ summary, returns }) => [summary, returns]).filter(Boolean);
    expect(texts.filter((text) => !/^[^a-z].*[.]$/.test(text ?? ''))).toEqual([]);
  });
});

const POINT = { x: 3, y: 4 };
const CORNERS = [POINT, { x: 0, y: 0 }, { x: 5, y: 0 }];
const ROPE = { lengthA: 1, lengthB: 1, ratio: 1 };

/** Creates two bodies with different positions and angles in a new world. */
function createBodies() {
  const world = new World();
  const bodyA = world.createBody({ position: { x: 3, y: 4 }, angle: 0.5 });
  const bodyB = world.createBody({ position: { x: -1, y: 2 }, angle: 2 });
  return { bodyA, bodyB };
}

type Fields = Record<string, unknown>;

/** Returns the options of a joint: two bodies, and some fields. */
function jointOptions<T>(fields: Fields): T {
  return { ...createBodies(), ...fields } as T;
}

function gear(fields: Fields) {
  const [joint1, joint2] = [
    new RevoluteJoint(jointOptions({})),
    new PrismaticJoint(jointOptions({})),
  ];
  return new GearJoint(jointOptions({ joint1, joint2, ...fields }));
}

/** Joints with anchors, whose constructors have two forms. */
const JOINTS = [
  DistanceJoint,
  FrictionJoint,
  MouseJoint,
  PrismaticJoint,
  PulleyJoint,
  RevoluteJoint,
  RopeJoint,
  WeldJoint,
  WheelJoint,
];

const jointMakers = [
  { name: 'DistanceJoint', make: (fields: Fields) => new DistanceJoint(jointOptions(fields)) },
  { name: 'FrictionJoint', make: (fields: Fields) => new FrictionJoint(jointOptions(fields)) },
  { name: 'GearJoint', make: gear },
  { name: 'MotorJoint', make: (fields: Fields) => new MotorJoint(jointOptions(fields)) },
  { name: 'MouseJoint', make: (fields: Fields) => new MouseJoint(jointOptions(fields)) },
  { name: 'PrismaticJoint', make: (fields: Fields) => new PrismaticJoint(jointOptions(fields)) },
  {
    name: 'PulleyJoint',
    make: (fields: Fields) => new PulleyJoint(jointOptions({ ...ROPE, ...fields })),
  },
  { name: 'RevoluteJoint', make: (fields: Fields) => new RevoluteJoint(jointOptions(fields)) },
  { name: 'RopeJoint', make: (fields: Fields) => new RopeJoint(jointOptions(fields)) },
  { name: 'WeldJoint', make: (fields: Fields) => new WeldJoint(jointOptions(fields)) },
  { name: 'WheelJoint', make: (fields: Fields) => new WheelJoint(jointOptions(fields)) },
];

function fixture(fields: Fields) {
  return new Fixture(createBodies().bodyA, { shape: new Circle(), ...fields });
}

/** Functions that return the result of a call with an argument or without it. */
const call: Record<string, (given?: never) => unknown> = {
  'World.createBody.angle': (angle) => new World().createBody(POINT, angle),
  'World.createDynamicBody.angle': (angle) => new World().createDynamicBody(POINT, angle),
  'World.createKinematicBody.angle': (angle) => new World().createKinematicBody(POINT, angle),
  'Body.createFixture.density': (density) =>
    createBodies().bodyA.createFixture(new Circle(), density),
  'Fixture.Fixture.density': (density) => new Fixture(createBodies().bodyA, new Circle(), density),
  'BoxShape.BoxShape.center': (center) => new Box(2, 1, center),
  'BoxShape.BoxShape.angle': (angle) => new Box(2, 1, POINT, angle),
  'ChainShape.ChainShape.loop': (loop) => new Chain(CORNERS, loop),
  'CircleShape.CircleShape.radius': (radius) => new Circle(radius),
  'EdgeShape.EdgeShape.v1': (v1) => new Edge(v1, POINT),
  'EdgeShape.EdgeShape.v2': (v2) => new Edge(POINT, v2),
  'AABB.AABB.lower': (lower) => new AABB(lower, POINT),
  'Rot.Rot.angle': (angle) => new Rot(angle),
  'Transform.Transform.position': (position) => new Transform(position),
  'Transform.Transform.rotation': (rotation) => new Transform(POINT, rotation),
};

/** Functions that create an object from a definition with some fields. */
const make: Record<string, (fields: Fields) => object> = {
  WorldDef: (fields) => new World(fields),
  BodyDef: (fields) => new World().createBody(fields),
  FixtureOpt: fixture,
  FixtureDef: fixture,
  JointDef: (fields) => new RevoluteJoint(jointOptions(fields)),
  // Cloned, because joints would share objects in fields, which they don't with defaults.
  JointOpt: (fields) => jointMakers.map(({ make }) => readState(make(structuredClone(fields)))),
  ...Object.fromEntries(
    jointMakers.flatMap(({ name, make }) => [
      [`${name}Opt`, make],
      [`${name}Def`, make],
    ]),
  ),
};

/** Returns the default of a field or parameter, if it is a value. */
function getDefault(key: string): unknown {
  const given = notesByKey.get(key)?.default;
  return given && 'value' in given ? given.value : undefined;
}

/** Returns another value of the same type. */
function createOtherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return 'dynamic';
  return { ...Object(value), x: 7, y: 7 };
}

/** Returns all numbers in an object and in the objects that it refers to. */
function listNumbers(value: unknown): number[] {
  const state = [readState(value)].flat(Number.POSITIVE_INFINITY);
  return state.filter((item): item is number => typeof item === 'number');
}

/** Returns all fields of an object and, recursively, of the objects that it refers to. */
function readState(value: unknown, seen = new Map<object, string>()): unknown {
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null) return value;
  const reference = seen.get(value);
  if (reference) return reference;
  seen.set(value, `object ${seen.size}`);
  return Object.entries(value).map(([name, field]) => [name, readState(field, seen)]);
}
