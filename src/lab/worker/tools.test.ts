import * as planck from 'planck';
import { Box, Circle, World } from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeCanvas } from '../../../tests/unit/fakeCanvas.ts';
import type { Palette } from '../draw/canvasPen.ts';
import { THEME_COLORS } from '../model/pen.ts';
import { defineScene } from '../model/scene.ts';
import type { Command, Report } from '../protocol/protocol.ts';
import { createSceneRunner } from './runner.ts';
import { createTools } from './tools.ts';

const PALETTE = Object.fromEntries(THEME_COLORS.map((name) => [name, name])) as Palette;

/** A ground and two balls at rest, in a view of 10 m by 10 m on a picture of 100 by 100 pixels. */
const SCENE = defineScene({
  title: 'Two balls',
  description: 'Two balls.',
  create() {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody().createFixture({ shape: new Box(5, 1, { x: 0, y: -2 }) });
    for (const x of [-2, 2]) {
      const ball = world.createBody({ type: 'dynamic', position: { x, y: 0 } });
      ball.createFixture({ shape: new Circle(1), density: 1 });
    }
    return { world, view: { x: 0, y: 0, width: 10, height: 10 } };
  },
});
const LEFT_BALL = { x: 30, y: 52, reach: 4 };
const NOTHING = { x: 50, y: 10, reach: 4 };

let reports: Report[];
let colors: Set<unknown>;
let frames: ((time: number) => void)[];
let send: (command: Command) => void;
let now: number;

beforeEach(async () => {
  reports = [];
  frames = [];
  now = 0;
  colors = new Set();
  const context = new Proxy({} as OffscreenCanvasRenderingContext2D, {
    get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
    set: (_target, name, value) => {
      if (name === 'fillStyle' || name === 'strokeStyle') colors.add(value);
      return true;
    },
  });
  const canvas = { width: 0, height: 0, getContext: () => context };
  ({ send } = createSceneRunner(planck, canvas, {
    load: () => ({ url: 'blob:code', exports: Promise.resolve({ default: SCENE }) }),
    loadTools: () => createTools(createFakeCanvas),
    onFrame: (callback) => frames.push(callback),
    report: (report) => reports.push(report),
  }));
  send({ type: 'size', size: { width: 100, height: 100, ratio: 1 } });
  send({ type: 'palette', palette: PALETTE });
  send({ type: 'run', code: '', values: {}, playing: true });
  // Lets the code load.
  await new Promise((resolve) => setTimeout(resolve));
  pass(0.2);
});

/** Runs the frames of this many seconds, 60 per second. */
function pass(seconds: number): void {
  for (let frame = 0; frame < Math.round(seconds * 60); frame++) {
    now += 1000 / 60;
    for (const callback of frames.splice(0)) callback(now);
  }
}

/** Sends a command, and returns the last report of each type in the time after it. */
function after(command: Command) {
  reports = [];
  colors.clear();
  send(command);
  pass(0.2);
  const last = <T extends Report['type']>(type: T) =>
    reports.findLast((report): report is Extract<Report, { type: T }> => report.type === type);
  return { item: last('inspected')?.item, inspected: last('inspected'), status: last('status') };
}

it('does nothing before it has its instruments', () => {
  expect(after({ type: 'inspect', target: LEFT_BALL }).inspected).toEqual({ type: 'inspected' });
  after({ type: 'layers', layers: ['velocities', 'contacts'] });
  expect(colors).not.toContain('bad');
});

describe('with instruments', () => {
  beforeEach(() => send({ type: 'tools', code: '' }));

  it('draws layers', () => {
    after({ type: 'layers', layers: ['contacts'] });
    expect(colors).toContain('bad');
    after({ type: 'layers', layers: [] });
    expect(colors).not.toContain('bad');
  });

  it('reports what a click inspects, repeatedly, and outlines it', () => {
    expect(after({ type: 'inspect', target: LEFT_BALL }).item?.title).toBe('Body 2 of 3');
    expect(colors).toContain('accent');
    reports = [];
    pass(1);
    const count = reports.filter(({ type }) => type === 'inspected').length;
    expect(count).toBeGreaterThan(7);
    expect(count).toBeLessThan(12);
  });

  it('reports once that nothing is inspected', () => {
    after({ type: 'inspect', target: LEFT_BALL });
    after({ type: 'inspect', target: NOTHING });
    expect(reports.filter(({ type }) => type === 'inspected')).toEqual([{ type: 'inspected' }]);
  });

  it('describes a paused scene as such', () => {
    after({ type: 'inspect', target: LEFT_BALL });
    const { item } = after({ type: 'pause' });
    expect(item?.reasons[0]?.text).toBe('The scene is paused.');
  });

  it('walks through all bodies, and names them in the status', () => {
    expect(after({ type: 'select', direction: 1 }).status?.selected).toBe('Body 1 of 2');
    expect(after({ type: 'inspect', target: 'selected' }).item?.title).toBe('Body 2 of 3');
    expect(after({ type: 'select', direction: -1 }).item?.title).toBe('Body 1 of 3');
    const { status } = after({ type: 'select', direction: 1 });
    expect(status?.selected).toBe('Body 2 of 3');
  });

  it('pushes the body that is inspected', () => {
    after({ type: 'select', direction: 1 });
    after({ type: 'inspect', target: { next: -1 } });
    const speed = (item: ReturnType<typeof after>['item']) =>
      item?.rows.find(({ member }) => member === 'Body#getLinearVelocity')?.value;
    const { item } = after({ type: 'push', x: 1, y: 0 });
    expect(item?.title).toBe('Body 3 of 3');
    expect(speed(item)).toMatch(/^\(2\./);
  });

  it('keeps a sleeping body asleep when it is clicked', () => {
    pass(3);
    send({ type: 'grab', ...LEFT_BALL });
    send({ type: 'release' });
    const { item } = after({ type: 'inspect', target: LEFT_BALL });
    expect(item?.reasons[0]?.text).toMatch(/^It is asleep/);
  });

  it('follows the same body after a reset', () => {
    after({ type: 'inspect', target: LEFT_BALL });
    expect(after({ type: 'reset' }).item?.title).toBe('Body 2 of 3');
  });
});
