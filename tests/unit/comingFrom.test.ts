import Matter from 'matter-js';
import { Box, DistanceJoint, World } from 'planck';
import { describe, expect, it, test } from 'vitest';
import { createDocuments } from '../../src/build/search/documents.ts';
import { createAnswers } from '../../src/search/answers.ts';
import { index } from './docsSearch.ts';
import { site } from './docsSite.ts';

const MIN_NAMES = 35;
/** Number of hits that a reader sees without scrolling. */
const MAX_RANK = 5;

const FOLDER = '/coming-from/';
const guides = site.pages.filter(({ path }) => path.startsWith(FOLDER));

describe.each(guides.map((guide) => [guide.path, guide] as const))('%s', (path, guide) => {
  const names = guide.foreignNames ?? [];

  it('leads from many names to sections and symbols', () => {
    expect(new Set(names.map(({ name }) => name)).size).toBeGreaterThan(MIN_NAMES);
    expect(names.every(({ targets }) => targets.length > 0)).toBe(true);
  });

  it('has all parts', () => {
    const titles = guide.sections.map(({ title }) => title);
    for (const part of [
      /^One program in /,
      /^Ten differences /,
      /^Convert pixels to meters$/,
      /counterparts$/,
      /doesn’t|doesn't/,
    ])
      expect(titles.filter((title) => part.test(title))).toHaveLength(1);
  });

  it('is linked from the list of engines', () => {
    const index = site.routes.get('/coming-from');
    expect(index?.links.map((link) => link.path)).toContain(path);
  });
});

test('there are nine guides', () => {
  expect(guides).toHaveLength(9);
});

test('matter.js has a gravity of 1000 px/s², and its frictionAir is a damping of about 0.6', () => {
  const { Engine, Bodies, Composite } = Matter;
  const fall = (options: object) => {
    const engine = Engine.create();
    const body = Bodies.rectangle(0, 0, 40, 40, options);
    Composite.add(engine.world, body);
    for (let i = 0; i < 60; i++) Engine.update(engine, 1000 / 60);
    return 60 * body.velocity.y; // px/s
  };
  expect(fall({ frictionAir: 0 })).toBeCloseTo(1000, 6);

  const world = new World({ gravity: { x: 0, y: -25 } });
  const body = world.createBody({ type: 'dynamic', linearDamping: 0.6 });
  body.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
  for (let i = 0; i < 60; i++) world.step(1 / 60);
  const speed = -40 * body.getLinearVelocity().y; // px/s, at 40 pixels per meter
  expect(speed / fall({})).toBeGreaterThan(0.98);
  expect(speed / fall({})).toBeLessThan(1.02);
});

test('a velocity of matter.js is per step, and a force of 0.05 gives 1 kg 50,000 px/s²', () => {
  const { Engine, Bodies, Body, Composite } = Matter;
  const engine = Engine.create({ gravity: { x: 0, y: 0 } });
  const [thrown, pushed] = [0, 0].map(() => Bodies.rectangle(0, 0, 80, 80, { frictionAir: 0 }));
  if (!thrown || !pushed) throw new Error('no bodies');
  for (const body of [thrown, pushed]) body.collisionFilter.mask = 0;
  Body.setMass(pushed, 1);
  Body.setVelocity(thrown, { x: 5, y: 0 });
  Composite.add(engine.world, [thrown, pushed]);
  for (let i = 0; i < 60; i++) {
    Body.applyForce(pushed, pushed.position, { x: 0.05, y: 0 });
    Engine.update(engine, 1000 / 60);
  }
  expect(thrown.position.x).toBeCloseTo(300, 6);
  expect(60 * pushed.velocity.x).toBeCloseTo(50_000, 3);
  expect(Bodies.rectangle(0, 0, 80, 80).mass).toBeCloseTo(0.001 * 80 * 80);
});

test.each([0.0001, 0.001, 0.01])(
  'a stiffness of matter.js of %s is 24 Hz times its root',
  (stiffness) => {
    const { Engine, Bodies, Composite, Constraint } = Matter;
    const engine = Engine.create({ gravity: { x: 0, y: 0 } });
    const body = Bodies.circle(100, 0, 20, { frictionAir: 0 });
    const spring = { pointA: { x: 0, y: 0 }, bodyB: body, length: 50, stiffness, damping: 0 };
    Composite.add(engine.world, [body, Constraint.create(spring)]);
    const starts: number[] = [];
    for (let i = 0; i < 3000; i++) {
      const before = body.position.x;
      Engine.update(engine, 1000 / 60);
      if (before < 50 && body.position.x >= 50) starts.push(i);
    }
    const steps = ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / (starts.length - 1);
    const frequency = 60 / steps;
    expect(frequency / Math.sqrt(stiffness)).toBeGreaterThan(23.5);
    expect(frequency / Math.sqrt(stiffness)).toBeLessThan(25);
  },
);

test('a spring with a stiffness of 100 N/m swings 1 kg as a joint of 1.59 Hz does', () => {
  const world = new World();
  const anchor = world.createBody();
  const body = world.createBody({ type: 'dynamic', position: { x: 3, y: 0 } });
  body.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
  const points = { localAnchorA: { x: 0, y: 0 }, localAnchorB: { x: 0, y: 0 }, length: 2 };
  const joint = new DistanceJoint({ ...points, frequencyHz: 1.59, bodyA: anchor, bodyB: body });
  world.createJoint(joint);
  world.step(1 / 6000);
  // At a distance of 1 m from its rest length, the force is the stiffness.
  expect(joint.getReactionForce(6000).length()).toBeGreaterThan(95);
  expect(joint.getReactionForce(6000).length()).toBeLessThan(105);
});

/** Words of a name that exclude those of the other list in what it leads to. */
const OPPOSITES: [string[], string[]][] = [
  [
    ['create', 'add', 'new', 'make'],
    ['destroy', 'remove', 'delete', 'clear'],
  ],
  [['get'], ['set']],
  [
    ['linear', 'linvel'],
    ['angular', 'angvel'],
  ],
  [
    ['position', 'translation'],
    ['angle', 'rotation'],
  ],
  [['force'], ['torque', 'impulse', 'angular']],
  [['impulse'], ['force']],
  [['friction'], ['restitution', 'bounce', 'density']],
  [['category'], ['mask']],
  [['prismatic'], ['revolute', 'wheel', 'weld']],
];

/** Returns the words of the last name in a path: `b2World::DestroyJoint` has "destroy" and "joint". */
function wordsIn(name: string): string[] {
  const last = name.replace(/\(.*/s, '').replace(/^.*[.:]/, '');
  return last
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/);
}

test('no name of another engine leads to the opposite', () => {
  const wrong: string[] = [];
  for (const { title, foreign = [], isReference } of createDocuments(site)) {
    if (!isReference) continue;
    const here = wordsIn(title);
    for (const label of foreign) {
      const theirs = wordsIn(label);
      const isOpposite = ([a, b]: [string[], string[]]) =>
        theirs.some((word) => a.includes(word)) &&
        !theirs.some((word) => b.includes(word)) &&
        here.some((word) => b.includes(word)) &&
        !here.some((word) => a.includes(word));
      if (OPPOSITES.some(([a, b]) => isOpposite([a, b]) || isOpposite([b, a])))
        wrong.push(`${label} → ${title}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Names of other engines, each with a section that says what to use here. */
const FOREIGN: [query: string, answer: string][] = [
  ['AddForce', '/api/classes/Body#applyforcetocenter'],
  ['OnCollisionEnter2D', '/contacts#listen-for-collision-events'],
  ['OnTriggerEnter2D', '/fixture#sensors-triggers'],
  ['isTrigger', '/fixture#sensors-triggers'],
  ['HingeJoint2D', '/api/classes/RevoluteJoint'],
  ['FixedUpdate', '/world#step-the-world'],
  ['PlatformEffector2D', '/contacts#one-way-platforms'],
  ['frictionAir', '/api/interfaces/BodyDef#lineardamping'],
  ['Body.setVelocity', '/api/classes/Body#setlinearvelocity'],
  ['Bodies.rectangle', '/api/classes/BoxShape'],
  ['Engine.update', '/world#step-the-world'],
  ['setLinvel', '/api/classes/Body#setlinearvelocity'],
  ['drainCollisionEvents', '/contacts#listen-for-collision-events'],
  ['ColliderDesc.ball', '/api/classes/CircleShape'],
  ['KinematicCharacterController', '/contacts#ground-detection-for-a-character-controller'],
  ['move_and_slide', '/recipes/move-and-slide'],
  ['body_entered', '/contacts#listen-for-collision-events'],
  ['is_on_floor', '/contacts#ground-detection-for-a-character-controller'],
  ['physics.add.collider', '/fixture#collision-filtering-categories-masks-and-groups'],
  ['body.touching.down', '/contacts#ground-detection-for-a-character-controller'],
  ['b2BodyDef', '/api/interfaces/BodyDef'],
  ['b2World_Step', '/api/classes/World#step'],
  ['b2ContactListener', '/api/classes/World#on'],
  ['ContactMaterial', '/contacts#override-friction-and-restitution-for-one-contact'],
  ['Box2DDebugRenderer', '/rendering#debug-drawing'],
];

describe('a search for a name of another engine', () => {
  const answer = createAnswers(index);
  const documents = new Map(createDocuments(site).map((document) => [document.id, document]));

  test.each(FOREIGN)('%s finds %s', (query, id) => {
    expect(documents.has(id)).toBe(true);
    const visible = answer(query).hits.slice(0, MAX_RANK);
    expect(visible.map(({ href }) => href)).toContain(`${site.config.basePath}${id}`);
  });

  it('shows the name and its engine in the hit', () => {
    const hit = answer('OnTriggerEnter2D').hits.find(({ href }) =>
      href.endsWith('#sensors-triggers'),
    );
    expect(hit?.alias.map(({ text }) => text).join('')).toBe('Unity: OnTriggerEnter2D');
  });
});
