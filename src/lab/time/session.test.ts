import * as planck from 'planck';
import { Box, World } from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { listBodies } from '../draw/world.ts';
import { defineScene, range, type Scene, type Tone } from '../model/scene.ts';
import type { Input } from '../simulation/interaction.ts';
import { filmRun, MAX_STEPS, type Session, startSession } from './session.ts';

/** Boxes that fall on a ground at random positions, and a control that adds one. */
const SCENE = defineScene({
  title: 'Boxes',
  description: '',
  params: { gravity: range('Gravity', { min: 0, max: 20, value: 10 }) },
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody().createFixture({ shape: new Box(10, 0.5) });
    const drop = (y = 8) => {
      const box = world.createBody({ type: 'dynamic', position: { x: 4 * random() - 2, y } });
      box.createFixture({ shape: new Box(0.5, 0.5), density: 1, friction: 0.6 });
    };
    for (let count = 1; count <= 5; count++) drop(1.5 * count);
    return {
      world,
      view: { x: 0, y: 3, width: 10, height: 8 },
      step: () => world.setGravity({ x: 0, y: -params.gravity }),
      controls: { Drop: () => drop() },
    };
  },
}) as Scene;

/** What the reader does after some steps. */
const INPUTS: [step: number, input: Input][] = [
  [20, { type: 'grab', x: 0, y: 3, reach: 5 }],
  [25, { type: 'drag', x: 3, y: 5 }],
  [60, { type: 'release' }],
  [60, { type: 'control', name: 'Drop' }],
  [70, { type: 'select', direction: 1 }],
  [75, { type: 'push', x: 1, y: 0 }],
  [80, { type: 'values', values: { gravity: 3 } }],
];

const restoreSettings = () => undefined;

let session: Session;

beforeEach(() => {
  session = startSession({ engine: planck, scene: SCENE, restoreSettings }, { gravity: 10 });
});

/** Steps a session, with the inputs of the steps on the way; returns the state after every step. */
function play(session: Session, steps: number, inputs = INPUTS): string[] {
  const states: string[] = [];
  while (session.last() < steps) {
    for (const [step, input] of inputs) if (step === session.last()) session.apply(input);
    session.step();
    states[session.last()] = readState(session);
  }
  return states;
}

/** Returns everything public that the next step depends on, as exact numbers. */
function readState({ simulation, values }: Session): string {
  const bodies = listBodies(simulation().world()).map((body) => [
    body.getPosition(),
    body.getAngle(),
    body.getLinearVelocity(),
    body.getAngularVelocity(),
    body.isAwake(),
  ]);
  return JSON.stringify([bodies, values, simulation().time()]);
}

function arriveAt(session: Session, step: number) {
  session.goTo(step);
  while (!session.approach(() => true));
}

describe('going back', () => {
  it('leads to exactly the same states, with all inputs', () => {
    const states = play(session, 200);
    for (const step of [199, 80, 60, 1, 150, 200]) {
      arriveAt(session, step);
      expect(session.current()).toBe(step);
      expect(readState(session)).toBe(states[step]);
    }
  });

  it('steps forward to the same states', () => {
    const states = play(session, 200);
    arriveAt(session, 55);
    for (let step = 56; step <= 90; step++) {
      session.step();
      session.approach(() => true);
      expect(readState(session)).toBe(states[step]);
    }
    expect(session.last()).toBe(200);
  });

  it('returns to the last state, with what was done since the last step', () => {
    play(session, 100);
    session.apply({ type: 'control', name: 'Drop' });
    const state = readState(session);
    arriveAt(session, 30);
    expect(readState(session)).not.toBe(state);
    arriveAt(session, 100);
    expect(readState(session)).toBe(state);
  });

  it('takes as many frames as it needs', () => {
    play(session, 200);
    session.goTo(90);
    let frames = 0;
    do {
      expect(session.current()).toBe(90);
      let steps = 0;
      frames++;
      if (session.approach(() => steps++ < 20)) break;
      expect(session.isSettled()).toBe(false);
    } while (frames < 100);
    expect(frames).toBe(5);
    expect(session.isSettled()).toBe(true);
  });

  it('stays within the recorded time', () => {
    play(session, 700, []);
    arriveAt(session, 0);
    expect(session.current()).toBe(101);
    arriveAt(session, 10_000);
    expect(session.current()).toBe(700);
  });

  it('is not possible in a run that can’t be repeated or is too long', () => {
    const scene = {
      ...SCENE,
      create: (...given: Parameters<typeof SCENE.create>) => ({
        ...SCENE.create(...given),
        isRepeatable: false,
      }),
    };
    const other = startSession({ engine: planck, scene, restoreSettings }, { gravity: 10 });
    play(other, 10);
    other.goTo(5);
    expect([other.canGoBack(), other.current()]).toEqual([false, 10]);
    const empty = { ...SCENE, create: emptyStage };
    const long = startSession({ engine: planck, scene: empty, restoreSettings }, {});
    for (let step = 0; step < MAX_STEPS - 1; step++) long.step();
    expect(long.canGoBack()).toBe(true);
    long.step();
    expect(long.canGoBack()).toBe(false);
  });
});

describe('another future', () => {
  it('begins when the reader does something in the past', () => {
    const states = play(session, 200);
    arriveAt(session, 40);
    session.apply({ type: 'control', name: 'Drop' });
    expect(session.last()).toBe(40);
    play(session, 100, []);
    const state = readState(session);
    expect(state).not.toBe(states[100]);
    arriveAt(session, 41);
    arriveAt(session, 100);
    expect(readState(session)).toBe(state);
  });

  it('begins when the run goes on from the past', () => {
    const states = play(session, 200);
    arriveAt(session, 58);
    session.advance(4 / 60 + 1e-6);
    expect(session.last()).toBeGreaterThanOrEqual(61);
    arriveAt(session, 61);
    // The box that was dropped at 60 is missing.
    expect(readState(session)).not.toBe(states[61]);
  });

  it('holds nothing that the reader held there', () => {
    play(session, 200);
    const grabbed = () => session.interaction().dragger().joint() !== undefined;
    arriveAt(session, 40);
    expect(grabbed()).toBe(true);
    session.advance(1 / 60 + 1e-6);
    expect(grabbed()).toBe(false);
    expect(session.recording().log.get(40)).toEqual([{ type: 'release' }]);
  });

  it('begins while the past is still repeated', () => {
    play(session, 200);
    session.goTo(40);
    session.apply({ type: 'control', name: 'Drop' });
    expect([session.current(), session.last()]).toEqual([40, 40]);
    while (!session.approach(() => true));
    const boxes = listBodies(session.simulation().world()).filter((body) => body.isDynamic());
    expect(boxes).toHaveLength(6);
    session.step();
    expect(session.last()).toBe(41);
  });
});

describe('while a run is repeated', () => {
  const drop: Input = { type: 'control', name: 'Drop' };
  const slower: Input = { type: 'values', values: { gravity: 2 } };
  type Action = (session: Session) => void;
  const step: Action = (one) => one.step();
  const goTo =
    (number: number): Action =>
    (one) =>
      one.goTo(number);
  const apply =
    (input: Input): Action =>
    (one) =>
      one.apply(input);

  it.each<[string, Action[]]>([
    ['steps on', [goTo(650), step]],
    ['steps on several times', [goTo(650), step, step, step]],
    ['steps on after the last step', [goTo(650), goTo(700), step, step]],
    ['goes further back', [goTo(650), goTo(630)]],
    ['goes on', [goTo(650), goTo(690)]],
    ['steps back after the last step', [goTo(650), goTo(700), step, goTo(699)]],
    ['goes back after an input', [goTo(650), apply(drop), goTo(630), step]],
    ['steps on after an input', [goTo(650), apply(drop), step]],
    ['returns to the end after an input', [goTo(650), apply(drop), goTo(630), goTo(700)]],
    ['gets several inputs', [goTo(650), apply(drop), apply(slower), apply(drop), step]],
    ['gets an input at the end', [goTo(650), goTo(700), apply(slower), step]],
    ['gets an input after the last step', [goTo(650), goTo(700), step, apply(drop), step]],
  ])('%s as if it had reached the state', (_name, actions) => {
    const patient = startSession(
      { engine: planck, scene: SCENE, restoreSettings },
      { gravity: 10 },
    );
    for (const one of [session, patient]) {
      play(one, 700);
      one.apply(drop);
    }
    for (const action of actions) {
      action(patient);
      while (!patient.approach(() => true));
      action(session);
      let steps = 0;
      session.approach(() => steps++ < 7);
    }
    const [step, values] = [session.current(), session.currentValues()];
    while (!session.approach(() => true));
    expect([step, session.current()]).toEqual([patient.current(), patient.current()]);
    expect(values).toEqual(patient.values);
    expect(session.last()).toBe(patient.last());
    expect(readState(session)).toBe(readState(patient));
  });
});

it('films poses and contacts, of the past too', () => {
  play(session, 200);
  const frame = session.film.frame(150);
  arriveAt(session, 150);
  const [, box] = listBodies(session.simulation().world());
  expect(frame?.poses[3]).toBeCloseTo(box?.getPosition().x ?? 0, 5);
  expect(session.film.frame(150)).toBe(frame);
  const { begins, ends } = session.marks.between(0, 200);
  expect(begins.length).toBeGreaterThan(1);
  expect(ends.length).toBeGreaterThan(0);
  expect(session.marks.between(0, 10)).toEqual({ begins: [], ends: [] });
});

it('can be filmed from its start again', () => {
  play(session, 700);
  const film = filmRun({ engine: planck, scene: SCENE, restoreSettings }, session.recording(), 300);
  arriveAt(film, 300);
  expect(film.film.first()).toBe(0);
  expect(film.film.last()).toBe(300);
  expect(film.film.frame(250)?.poses).toEqual(session.film.frame(250)?.poses);
});

describe('a scene with pointer and sounds', () => {
  /** A ball that follows the pointer, and beeps after each press. */
  const steered = defineScene({
    title: '',
    description: '',
    create() {
      const world = new World();
      const ball = world.createBody({ type: 'kinematic' });
      const tones: Tone[] = [];
      return {
        world,
        view: { x: 0, y: 0, width: 1, height: 1 },
        pointer: {
          move: ({ x }) => ball.setLinearVelocity({ x, y: 0 }),
          down: () => tones.push({ frequency: 440, duration: 0.1 }),
        },
        sounds: () => tones.splice(0),
      };
    },
  });
  const point = (phase: 'move' | 'down', x: number): Input => ({
    type: 'point',
    ...{ phase, x, y: 0 },
  });
  const inputs: typeof INPUTS = [
    [10, point('move', 3)],
    [20, point('down', -1)],
    [30, point('down', 2)],
  ];
  const start = () => startSession({ engine: planck, scene: steered, restoreSettings }, {});

  it('repeats what the pointer did', () => {
    const other = start();
    const states = play(other, 50, inputs);
    for (const step of [15, 25, 50]) {
      arriveAt(other, step);
      expect(readState(other)).toBe(states[step]);
    }
  });

  it('is silent while it is repeated', () => {
    const other = start();
    play(other, 50, inputs);
    expect(other.takeTones()).toHaveLength(2);
    expect(other.takeTones()).toHaveLength(0);
    arriveAt(other, 5);
    arriveAt(other, 40);
    expect(other.takeTones()).toHaveLength(0);
    other.apply(point('down', 0));
    other.step();
    expect(other.takeTones()).toHaveLength(1);
  });

  it('keeps few of the tones that nobody takes', () => {
    const other = start();
    play(
      other,
      200,
      Array.from({ length: 100 }, (_, step) => [step, point('down', 0)]),
    );
    expect(other.takeTones().length).toBeLessThan(10);
  });
});

function emptyStage() {
  return { world: new World(), view: { x: 0, y: 0, width: 1, height: 1 } };
}

it('measures a program again each time, whose code also makes steps', () => {
  let hits = 0;
  const program = {
    ...{ hasPicture: () => true, isStepping: () => true, hasEnded: () => false },
    ...{ resume: () => undefined, time: () => 0, fit: () => undefined, paint: () => false },
  };
  const scene: Scene = {
    ...{ title: '', description: '' },
    create: () => ({
      ...{ world: new World(), view: { x: 0, y: 0, width: 1, height: 1 }, program },
      facts: () => ({ hits }),
    }),
  };
  const session = startSession({ engine: planck, scene, restoreSettings }, {});
  hits = 3;
  expect(session.measured().facts).toEqual({ hits: 3 });
});
