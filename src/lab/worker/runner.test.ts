import * as planck from 'planck';
import { Chain, Circle, World } from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeCanvas } from '../../../tests/unit/fakeCanvas.ts';
import type { Palette } from '../draw/canvasPen.ts';
import { THEME_COLORS } from '../model/pen.ts';
import { defineScene, type Keys, range, toggle } from '../model/scene.ts';
import type { Command, Report, Status } from '../protocol/protocol.ts';
import { createSceneRunner } from './runner.ts';
import type { Canvas } from './sheet.ts';
import { createTools } from './tools.ts';

const PALETTE = Object.fromEntries(THEME_COLORS.map((name) => [name, name])) as Palette;

/** A ball of 1 m in the middle of a view of 10 m by 10 m, on a picture of 100 by 100 pixels. */
const SCENE = defineScene({
  title: 'A ball',
  description: 'A ball.',
  params: {
    push: range('Push', { min: 0, max: 9, value: 0 }),
    large: toggle('Large', false, { restart: true }),
    fail: toggle('Fail', false),
  },
  create(params) {
    const world = new World();
    const ball = world.createBody({ type: 'dynamic' });
    ball.createFixture({ shape: new Circle(params.large ? 2 : 1), density: 1 });
    return {
      world,
      view: { x: 0, y: 0, width: 10, height: 10 },
      step: () => {
        if (params.fail) throw new RangeError('too far');
        if (params.push) ball.setLinearVelocity({ x: params.push, y: 0 });
      },
      controls: { Jump: () => ball.setLinearVelocity({ x: 0, y: 6 }) },
      facts: () => ({ x: ball.getPosition().x, y: ball.getPosition().y }),
    };
  },
});

let exports: Promise<Record<string, unknown>>;
let reports: Report[];
let drawings: string[];
let frames: ((time: number) => void)[];
let send: (command: Command) => void;
let fail: (error: unknown) => void;
let now: number;
/** The time that the runner reads, in milliseconds, and how much of it a step takes. */
let clockTime: number;
let stepTime: number;
let canvas: Canvas;

beforeEach(() => {
  exports = Promise.resolve({ default: SCENE });
  reports = [];
  drawings = [];
  frames = [];
  now = 0;
  clockTime = 0;
  stepTime = 0;
  const context = new Proxy({} as OffscreenCanvasRenderingContext2D, {
    get: (target, name) => Reflect.get(target, name) ?? (() => drawings.push(String(name))),
  });
  canvas = { width: 0, height: 0, getContext: () => context };
  ({ send, fail } = createSceneRunner(planck, canvas, {
    load: () => ({ url: 'blob:code', exports }),
    loadTools: () => createTools(createFakeCanvas),
    onFrame: (callback) => frames.push(callback),
    report: (report) => reports.push(report),
    clock: () => {
      clockTime += stepTime;
      return clockTime;
    },
  }));
  send({ type: 'size', size: { width: 100, height: 100, ratio: 2 } });
  send({ type: 'palette', palette: PALETTE });
});

/** Runs the frames of this many seconds, 60 per second. */
function pass(seconds: number): void {
  for (let frame = 0; frame < Math.round(seconds * 60); frame++) {
    now += 1000 / 60;
    for (const callback of frames.splice(0)) callback(now);
  }
}

async function run(playing = true): Promise<void> {
  send({ type: 'run', code: '', values: {}, playing });
  // Lets the code load.
  await Promise.resolve();
  await Promise.resolve();
  pass(0.05);
}

function status(): Status {
  const found = reports.findLast((report) => report.type === 'status');
  if (found?.type !== 'status') throw new Error('no status');
  return found;
}

function timeline() {
  const found = reports.findLast((report) => report.type === 'timeline');
  if (found?.type !== 'timeline') throw new Error('no timeline');
  return found;
}

function after(command: Command, seconds = 0.25): Status {
  send(command);
  pass(seconds);
  return status();
}

describe('a scene runner', () => {
  it('draws at the resolution of the screen', () => {
    expect(canvas).toMatchObject({ width: 200, height: 200 });
  });

  it('queues commands while code is loading', async () => {
    send({ type: 'run', code: '', values: {}, playing: true });
    send({ type: 'control', name: 'Jump' });
    send({ type: 'ping', id: 7 });
    expect(reports).toEqual([{ type: 'alive', id: 7 }]);
    await new Promise((resolve) => setTimeout(resolve));
    pass(0.25);
    expect(Number(status().facts.y)).toBeGreaterThan(0.3);
  });

  it('runs a scene, draws it, and reports its status', async () => {
    await run();
    expect(reports[0]).toEqual({
      type: 'started',
      scene: {
        title: 'A ball',
        description: 'A ball.',
        params: SCENE.params,
        controls: ['Jump'],
        hasPointer: false,
        hasSounds: false,
        isGame: false,
        hasPicture: true,
      },
    });
    pass(1);
    expect(status()).toMatchObject({ bodies: 1, contacts: 0, isPlaying: true });
    expect(status().time).toBeCloseTo(1, 0);
    expect(drawings).toContain('arc');
  });

  it('draws a scene that starts paused', async () => {
    await run(false);
    pass(1);
    expect(status()).toMatchObject({ time: 0, isPlaying: false });
    expect(drawings).toContain('arc');
  });

  it('reports what steps and frames cost', async () => {
    await run();
    pass(0.25);
    expect(status().timing).toEqual({ step: expect.any(Number), frame: expect.any(Number) });
  });

  it('measures a scene once per step', async () => {
    let calls = 0;
    const create: typeof SCENE.create = (...given) => ({
      ...SCENE.create(...given),
      facts: () => ({ calls: ++calls }),
    });
    exports = Promise.resolve({ default: { ...SCENE, create } });
    await run();
    send({ type: 'plot', names: ['calls'] });
    pass(1);
    const from = { calls, steps: timeline().last };
    pass(1);
    expect(timeline().last - from.steps).toBeGreaterThan(50);
    expect(calls - from.calls).toBe(timeline().last - from.steps);
  });

  it('requests no frames while nothing changes', async () => {
    await run(false);
    pass(0.1);
    expect(frames).toHaveLength(0);
    send({ type: 'step' });
    expect(frames).toHaveLength(1);
  });

  it('pauses, steps, and resumes without catching up', async () => {
    await run();
    pass(0.5);
    const { time } = after({ type: 'pause' });
    expect(after({ type: 'step' }).time).toBeCloseTo(time + 1 / 60);
    now += 60_000;
    expect(after({ type: 'play' }, 0.5).time).toBeLessThan(time + 0.6);
  });

  it('runs in slow motion', async () => {
    await run();
    const from = status().time;
    expect(after({ type: 'rate', rate: 0.25 }, 2).time - from).toBeCloseTo(0.5, 0);
  });

  it('stops out of sight', async () => {
    await run();
    const { time } = status();
    send({ type: 'visibility', isVisible: false });
    pass(2);
    expect(frames).toHaveLength(0);
    now += 60_000;
    expect(after({ type: 'visibility', isVisible: true }, 0.2).time).toBeLessThan(time + 0.4);
  });

  it('applies values to the running world', async () => {
    await run();
    expect(after({ type: 'values', values: { push: 6 } }, 1).facts.x).toBeGreaterThan(5);
  });

  it('restarts for a parameter that needs it, and keeps the values', async () => {
    await run();
    after({ type: 'values', values: { push: 6 } }, 1);
    const { time, facts } = after({ type: 'values', values: { large: true } });
    expect(time).toBeLessThan(0.4);
    expect(facts.x).toBeGreaterThan(0);
    // Half the height of the body's box.
    expect(readBoxes()[3]).toBe(20);
  });

  it('restarts on reset', async () => {
    await run();
    after({ type: 'control', name: 'Jump' }, 1);
    expect(after({ type: 'reset' })).toMatchObject({ facts: { y: 0 } });
  });

  it('runs the scene’s own controls, and ignores unknown ones', async () => {
    await run();
    expect(after({ type: 'control', name: 'Jump' }, 0.5).facts.y).toBeGreaterThan(2);
    expect(after({ type: 'control', name: 'Dance' }).isPlaying).toBe(true);
  });

  it('reports where bodies can be grabbed', async () => {
    await run();
    expect(readBoxes()).toEqual([50, 50, 10, 10]);
  });

  it('reports a box for each edge of a chain, of which there can be none', async () => {
    const create: typeof SCENE.create = (...given) => {
      const stage = SCENE.create(...given);
      const body = stage.world.createBody({ type: 'dynamic' });
      body.createFixture({ shape: new Chain([]) });
      const corner = [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
        { x: 2, y: 4 },
      ];
      body.createFixture({ shape: new Chain(corner) });
      return stage;
    };
    exports = Promise.resolve({ default: { ...SCENE, create } });
    await run(false);
    expect(readBoxes()).toEqual([50, 50, 10, 10, 60, 50, 10, 0, 70, 30, 0, 20]);
  });

  it('offers nothing to grab in a scene that receives the pointer', async () => {
    const create: typeof SCENE.create = (...given) => ({
      ...SCENE.create(...given),
      pointer: { move: () => undefined },
    });
    exports = Promise.resolve({ default: { ...SCENE, create } });
    await run();
    expect(readBoxes()).toEqual([]);
  });

  it('lets the reader drag a body', async () => {
    await run();
    send({ type: 'grab', x: 52, y: 50, reach: 4 });
    send({ type: 'drag', x: 72, y: 30 });
    pass(2);
    expect(status().facts).toEqual({ x: expect.closeTo(2, 0), y: expect.closeTo(2, 0) });
    expect(status()).toMatchObject({ bodies: 1, selected: 'Body 1 of 1' });
  });

  it('pans, zooms, and fits the view', async () => {
    await run(false);
    after({ type: 'pan', dx: 10, dy: 0 });
    expect(readBoxes()[0]).toBe(60);
    after({ type: 'zoom', factor: 2, at: { x: 60, y: 50 } });
    expect(readBoxes()).toEqual([60, 50, 20, 20]);
    after({ type: 'fit' });
    expect(readBoxes()[0]).toBe(50);
  });

  it('limits its reports while a paused scene is panned on a fast screen, down to the last', async () => {
    await run(false);
    reports = [];
    for (let frame = 0; frame < 240; frame++) {
      send({ type: 'pan', dx: 0.1, dy: 0 });
      now += 1000 / 240;
      for (const callback of frames.splice(0)) callback(now);
    }
    expect(reports.filter(({ type }) => type === 'status').length).toBeLessThanOrEqual(100);
    pass(0.05);
    expect(readBoxes()[0]).toBeCloseTo(50 + 24);
    expect(frames).toEqual([]);
  });

  it('keeps pan and zoom when the picture is resized', async () => {
    await run(false);
    after({ type: 'zoom', factor: 2 });
    after({ type: 'pan', dx: 10, dy: 0 });
    expect(readBoxes()).toEqual([60, 50, 20, 20]);
    after({ type: 'size', size: { width: 400, height: 200, ratio: 1 } });
    expect(canvas).toMatchObject({ width: 400, height: 200 });
    expect(readBoxes()).toEqual([220, 100, 40, 40]);
    // As in a hidden tab.
    after({ type: 'size', size: { width: 0, height: 0, ratio: 1 } });
    expect(readBoxes()).toEqual([220, 100, 40, 40]);
    after({ type: 'fit' });
    expect(readBoxes()).toEqual([200, 100, 20, 20]);
  });

  it('reports when the scene starts to listen to keys, and passes them on', async () => {
    const heard: string[] = [];
    const record = (key: string) => heard.push(key);
    const keys: Keys = { names: ['a'], down: record, up: record, release: () => undefined };
    const create: typeof SCENE.create = (...given) => {
      const stage = SCENE.create(...given);
      stage.step = () => {
        stage.keys = keys;
      };
      return stage;
    };
    exports = Promise.resolve({ default: { ...SCENE, create } });
    await run(false);
    send({ type: 'key', key: 'a', isDown: true });
    const told = () => reports.flatMap((one) => (one.type === 'started' ? [one.scene.keys] : []));
    expect(told()).toEqual([undefined]);
    after({ type: 'step' });
    after({ type: 'step' });
    expect(told()).toEqual([undefined, ['a']]);
    send({ type: 'key', key: 'b', isDown: true });
    expect(heard).toEqual(['b']);
    after({ type: 'reset' });
    expect(told()).toEqual([undefined, ['a'], undefined]);
  });

  it('answers every request for a picture', async () => {
    await run();
    const png = new Blob(['x'], { type: 'image/png' });
    const encoders = [undefined, () => Promise.resolve(png), () => Promise.reject(new Error('no'))];
    for (const convertToBlob of encoders) {
      Object.assign(canvas, { convertToBlob });
      send({ type: 'snapshot', background: 'white' });
    }
    await new Promise((resolve) => setTimeout(resolve));
    const answers = reports.filter(({ type }) => type === 'snapshot' || type === 'failed');
    expect(answers).toHaveLength(3);
    expect(answers).toContainEqual({ type: 'snapshot', png });
    expect(answers).toContainEqual({ type: 'snapshot', png: undefined });
  });

  it('reports the goal of a scene, and that it has been reached', async () => {
    let isReached = false;
    const goal = { text: 'Stop the ball.', hint: 'Wait.', isReached: () => isReached };
    exports = Promise.resolve({
      default: {
        ...SCENE,
        create: (...given: [never]) => ({ ...SCENE.create(...given, Math.random), goal }),
      },
    });
    await run();
    expect(reports[0]).toMatchObject({
      scene: { goal: { text: 'Stop the ball.', hint: 'Wait.' } },
    });
    expect(after({ type: 'play' })).toMatchObject({ isGoalReached: false });
    isReached = true;
    expect(after({ type: 'play' })).toMatchObject({ isGoalReached: true });
    isReached = false;
    expect(after({ type: 'play' })).toMatchObject({ isGoalReached: true });
    expect(after({ type: 'reset' })).toMatchObject({ isGoalReached: false });
  });

  it('draws a highlight of the scene as long as it is named', async () => {
    let drawn = 0;
    const highlights = { ball: () => drawn++ };
    exports = Promise.resolve({
      default: {
        ...SCENE,
        create: (...given: [never]) => ({
          ...SCENE.create(...given, Math.random),
          highlights,
        }),
      },
    });
    await run(false);
    expect(drawn).toBe(0);
    after({ type: 'highlight', name: 'ball' });
    expect(drawn).toBe(1);
    after({ type: 'highlight', name: 'no such part' });
    after({ type: 'highlight' });
    expect(drawn).toBe(1);
  });

  it('answers a ping', () => {
    send({ type: 'ping', id: 7 });
    expect(reports).toEqual([{ type: 'alive', id: 7 }]);
  });
});

describe('code that fails', () => {
  it('is still drawn when its picture changes its size', async () => {
    await run();
    after({ type: 'values', values: { fail: true } });
    drawings = [];
    send({ type: 'size', size: { width: 90, height: 80, ratio: 1 } });
    pass(0.05);
    expect(drawings).toContain('arc');
  });

  it('ends the run, and is reported', async () => {
    await run();
    send({ type: 'values', values: { fail: true } });
    pass(0.5);
    expect(reports.filter(({ type }) => type === 'failed')).toEqual([
      { type: 'failed', failure: { message: 'RangeError: too far' } },
    ]);
    expect(frames).toHaveLength(0);
  });

  it('asynchronously ends the run, and is reported once', async () => {
    await run();
    for (let time = 0; time < 3; time++) fail(new RangeError('too late'));
    pass(0.5);
    expect(reports.filter(({ type }) => type === 'failed')).toEqual([
      { type: 'failed', failure: { message: 'RangeError: too late' } },
    ]);
    expect(frames).toHaveLength(0);
  });

  it('asynchronously while it is loading starts no scene', async () => {
    send({ type: 'run', code: '', values: {}, playing: true });
    fail('too early');
    await new Promise((resolve) => setTimeout(resolve));
    expect(reports).toEqual([{ type: 'failed', failure: { message: 'too early' } }]);
  });

  it('does not affect the next run', async () => {
    await run();
    fail('once');
    reports = [];
    await run();
    pass(0.5);
    expect(status()).toMatchObject({ isPlaying: true, time: expect.closeTo(0.5, 1) });
  });

  it('is reported with its position, even while loading', async () => {
    const error = Object.assign(new TypeError('no'), { stack: 'at blob:code:3:7' });
    exports = Promise.reject(error);
    await run();
    expect(reports).toEqual([
      { type: 'failed', failure: { message: 'TypeError: no', line: 3, column: 7 } },
    ]);
  });

  it('ignores commands before there is a scene', () => {
    for (const type of ['reset', 'step', 'play', 'fit', 'release'] as const) send({ type });
    send({ type: 'grab', x: 1, y: 1, reach: 1 });
    pass(0.1);
    expect(reports).toEqual([]);
  });
});

/** Returns where bodies can be grabbed: center x and y, half-width, and half-height. */
function readBoxes(): number[] {
  const found = reports.findLast((report) => report.type === 'movable');
  return found?.type === 'movable' ? [...found.boxes] : [];
}

describe('time', () => {
  it('goes back, shows the state of that time, and goes on from there', async () => {
    await run();
    pass(1);
    const { last } = timeline();
    expect(last).toBeGreaterThan(50);
    expect(after({ type: 'values', values: { push: 2 } }, 1).facts.x).toBeGreaterThan(1.9);
    const back = after({ type: 'goTo', step: 30 });
    expect(timeline()).toMatchObject({ current: 30, canGoBack: true });
    expect(timeline().last).toBeGreaterThan(last + 50);
    expect(back).toMatchObject({ isPlaying: false, facts: { x: 0 } });
    expect(back.time).toBeCloseTo(0.5, 5);
    // The value was set later.
    expect(reports).toContainEqual({
      type: 'values',
      values: { push: 0, large: false, fail: false },
    });
    after({ type: 'play' }, 0.5);
    expect(timeline().last).toBeLessThan(70);
    expect(status().facts.x).toBe(0);
  });

  it('steps back and forward', async () => {
    await run();
    pass(1);
    after({ type: 'pause' });
    const { last } = timeline();
    after({ type: 'stepBack' });
    after({ type: 'stepBack' });
    expect(timeline()).toMatchObject({ current: last - 2, last });
    after({ type: 'step' });
    expect(timeline()).toMatchObject({ current: last - 1, last });
    after({ type: 'step' });
    after({ type: 'step' });
    expect(timeline()).toMatchObject({ current: last + 1, last: last + 1 });
  });

  it('repeats slow steps for a short part of each frame', async () => {
    await run();
    pass(1);
    stepTime = 1;
    send({ type: 'goTo', step: 30 });
    const measureTime = (frame: () => void) => {
      const start = clockTime;
      frame();
      return clockTime - start;
    };
    const times: number[] = [];
    while (status().time > 0.51 && times.length < 10) times.push(measureTime(() => pass(1 / 60)));
    expect(times.length).toBeGreaterThan(1);
    // Together with drawing, a frame takes no longer than its duration at 60 Hz.
    expect(Math.max(...times)).toBeLessThanOrEqual(16);
    expect(status().time).toBeCloseTo(0.5, 5);
  });

  it('steps on while the run is still repeated', async () => {
    await run();
    pass(1);
    after({ type: 'pause' });
    const { last } = timeline();
    send({ type: 'stepBack' });
    after({ type: 'step' });
    expect(timeline()).toMatchObject({ current: last, last });
    send({ type: 'goTo', step: 30 });
    send({ type: 'step' });
    after({ type: 'stepBack' });
    expect(timeline()).toMatchObject({ current: 30, last });
    send({ type: 'goTo', step: last });
    after({ type: 'step' });
    expect(timeline()).toMatchObject({ current: last + 1, last: last + 1 });
  });

  it('keeps the displayed values while the run is still repeated', async () => {
    await run();
    after({ type: 'values', values: { push: 2 } }, 1);
    const { last } = timeline();
    const values = () => {
      const found = reports.findLast((report) => report.type === 'values');
      return found?.type === 'values' ? found.values : undefined;
    };
    send({ type: 'goTo', step: last - 5 });
    expect(after({ type: 'reset' }).facts.x).toBe(0);
    after({ type: 'play' }, 1);
    expect(status().facts.x).toBeGreaterThan(1.8);
    after({ type: 'values', values: { push: 3 } }, 0.5);
    send({ type: 'goTo', step: timeline().last - 5 });
    send({ type: 'values', values: { large: true } });
    after({ type: 'play' }, 1);
    expect(status().facts.x).toBeGreaterThan(2.5);
    after({ type: 'goTo', step: 10 });
    expect(values()).toEqual({ push: 3, large: true, fail: false });
  });

  it('keeps a run, and draws it behind the next', async () => {
    await run();
    after({ type: 'values', values: { push: 3 } }, 1);
    expect(timeline().hasGhost).toBe(false);
    const kept = after({ type: 'keep' }, 0.5);
    expect(timeline()).toMatchObject({ hasGhost: true });
    // The next run starts with the same values.
    expect(kept.facts.x).toBeGreaterThan(0.5);
    expect(kept.facts.x).toBeLessThan(2);
    drawings = [];
    pass(0.1);
    const withGhost = drawings.filter((name) => name === 'arc').length;
    after({ type: 'forget' });
    expect(timeline().hasGhost).toBe(false);
    drawings = [];
    pass(0.1);
    expect(drawings.filter((name) => name === 'arc')).toHaveLength(withGhost / 2);
  });

  it('reports the values of plots over time', async () => {
    await run();
    expect(reports.some(({ type }) => type === 'plots')).toBe(false);
    after({ type: 'values', values: { push: 3 } }, 0.5);
    after({ type: 'plot', names: ['x', 'Kinetic energy'] });
    const found = reports.findLast((report) => report.type === 'plots');
    const [x, energy] = found?.type === 'plots' ? found.plots : [];
    expect(x).toMatchObject({ name: 'x', unit: '' });
    expect(x?.values[0]).toBe(0);
    expect(x?.values.at(-1)).toBeGreaterThan(1);
    expect(energy).toMatchObject({ name: 'Kinetic energy', unit: 'J' });
    expect(x?.values).toHaveLength(timeline().last - timeline().first + 1);
  });
});
