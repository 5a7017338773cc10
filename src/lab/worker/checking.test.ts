import * as planck from 'planck';
import { Circle, Polygon, World } from 'planck';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeCanvas } from '../../../tests/unit/fakeCanvas.ts';
import { defineScene, toggle } from '../model/scene.ts';
import type { Command, Report } from '../protocol/protocol.ts';
import { createSceneRunner } from './runner.ts';
import { createTools } from './tools.ts';

/** A concave polygon, a ball that can be made too fast, and a step that can fail. */
const SCENE = defineScene({
  title: '',
  description: '',
  params: { isFast: toggle('Fast', false), isBroken: toggle('Broken', false) },
  create(params) {
    let world = new World();
    const arrow = [0, 2, 0, 0.5].map((x, index) => ({ x, y: [0, 1, 2, 1][index] ?? 0 }));
    const ball = world.createBody({ type: 'dynamic', position: { x: 9, y: 9 } });
    ball.createFixture({ shape: new Circle(1), density: 1 });
    world.createBody().createFixture({ shape: new Polygon(arrow) });
    return {
      get world() {
        return world;
      },
      view: { x: 0, y: 0, width: 10, height: 10 },
      step: () => {
        if (params.isFast) ball.setLinearVelocity({ x: 500, y: 0 });
        if (params.isBroken) {
          ball.setPosition({ x: Number.NaN, y: 0 });
          throw new Error('The step failed.');
        }
      },
      controls: {
        'Replace world': () => {
          world = new World();
        },
      },
    };
  },
});

let reports: Report[];
let frames: ((time: number) => void)[];
let now: number;
let send: (command: Command) => void;

beforeEach(() => {
  reports = [];
  frames = [];
  now = 0;
  const canvas = { width: 0, height: 0, getContext: () => null };
  ({ send } = createSceneRunner(planck, canvas, {
    load: (url) => ({ url, exports: Promise.resolve({ default: SCENE }) }),
    loadTools: () => createTools(createFakeCanvas),
    onFrame: (callback) => frames.push(callback),
    report: (report) => reports.push(report),
  }));
  send({ type: 'tools', code: '' });
});
// The library must not stay watched.
afterEach(() => send({ type: 'check', isOn: false }));

/** Runs the frames of this many seconds, 60 per second. */
function pass(seconds: number): void {
  for (let frame = 0; frame < Math.round(seconds * 60); frame++) {
    now += 1000 / 60;
    for (const callback of frames.splice(0)) callback(now);
  }
}

function loaded(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function run(values: Record<string, boolean> = {}, playing = true): Promise<void> {
  send({ type: 'run', code: 'scene', values, playing });
  await loaded();
  pass(1);
}

/** Returns the rules of each report of findings. */
function listRules(): string[] {
  return reports.flatMap((report) =>
    report.type === 'findings' ? report.findings.map(({ rule }) => rule).join(', ') : [],
  );
}

describe('the world check in a runner', () => {
  it('is off at first', async () => {
    await run();
    expect(listRules()).toEqual([]);
  });

  it('sees the world from its creation on, and reports only changes', async () => {
    send({ type: 'check', isOn: true });
    await run();
    expect(listRules()).toEqual(['convex-hull']);
    send({ type: 'values', values: { isFast: true } });
    pass(2);
    expect(listRules()).toEqual(['convex-hull', 'speed-limit, convex-hull']);
  });

  it('reports at most twice per second', async () => {
    await run();
    send({ type: 'check', isOn: true });
    await loaded();
    pass(0.1);
    send({ type: 'values', values: { isFast: true } });
    pass(0.3);
    expect(listRules()).toEqual([]);
    pass(0.3);
    expect(listRules()).toEqual(['speed-limit']);
  });

  it('can be turned on while a scene is paused, and off again', async () => {
    await run({ isFast: true }, false);
    send({ type: 'check', isOn: true });
    await loaded();
    send({ type: 'step' });
    pass(0.1);
    expect(listRules()).toEqual(['speed-limit']);
    send({ type: 'check', isOn: false });
    pass(1);
    expect(listRules()).toHaveLength(1);
  });

  it('starts again with the scene, and with a new world', async () => {
    send({ type: 'check', isOn: true });
    await run({ isFast: true });
    send({ type: 'values', values: { isFast: false } });
    send({ type: 'reset' });
    pass(1);
    send({ type: 'control', name: 'Replace world' });
    pass(1);
    expect(listRules()).toEqual(['convex-hull', 'speed-limit, convex-hull', 'convex-hull', '']);
  });

  it('finds the same mistakes when the run goes back', async () => {
    send({ type: 'check', isOn: true });
    await run({ isFast: true });
    send({ type: 'stepBack' });
    pass(1);
    expect(listRules().at(-1)).toBe('speed-limit, convex-hull');
  });

  it('reports the mistakes before an error that they cause', async () => {
    send({ type: 'check', isOn: true });
    await run({ isBroken: true });
    const [last, failed] = reports.filter(({ type }) => /findings|failed/.test(type)).slice(-2);
    expect(last).toMatchObject({ findings: [{ rule: 'not-a-number' }, { rule: 'convex-hull' }] });
    expect(failed?.type).toBe('failed');
  });
});
