import { act, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import { waitFor } from '../../../../tests/unit/waitFor.ts';
import block from '../../blocks/Scene.module.css';
import type { Command, Plot, Timeline } from '../../protocol/protocol.ts';
import { SceneControls } from '../controls/SceneControls.tsx';
import type { Player } from '../player/player.ts';
import { INITIAL_STATE, type PlayerState } from '../player/playerState.ts';
import { createStore } from '../player/store.ts';
import { Chart } from './Chart.tsx';
import { PlotPanel } from './PlotPanel.tsx';

/** Texts drawn since the canvas was last cleared. */
let texts: string[];
let lines: Line[];
const render = createReactRoot();

/** The line of a value. Positions are in CSS pixels. */
interface Line {
  points: [x: number, y: number][];
  /** Range in which it is drawn, if it has gaps. */
  parts: [from: number, to: number][];
  color: string;
  isDashed: boolean;
}

class RecordedPath {
  points: Line['points'] = [];
  parts: Line['parts'] = [];
  lineTo(x: number, y: number) {
    this.points.push([x, y]);
  }
  rect(x: number, _y: number, width: number) {
    this.parts.push([x, x + width]);
  }
}

/** Records what a chart draws: its texts, and the lines of its values. */
function recordDrawing() {
  let dash: number[] = [];
  let clip: Line['parts'] = [];
  const recorded = {
    strokeStyle: '',
    clearRect: () => {
      texts = [];
      lines = [];
    },
    fillText: (text: string) => texts.push(text),
    setLineDash: (given: number[]) => {
      dash = given;
    },
    clip: (path: RecordedPath) => {
      clip = path.parts;
    },
    stroke: (path?: RecordedPath) => {
      if (!path) return;
      const { points } = path;
      lines.push({ points, parts: clip, color: recorded.strokeStyle, isDashed: dash.length > 0 });
    },
  };
  return new Proxy(recorded, {
    get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
  });
}

beforeEach(() => {
  vi.stubGlobal('Path2D', RecordedPath);
  texts = [];
  lines = [];
  const context = recordDrawing();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  setColors('red', 'blue');
});
afterEach(() => {
  vi.restoreAllMocks();
});

function setColors(first: string, second: string) {
  document.documentElement.style.setProperty('--color-accent', first);
  document.documentElement.style.setProperty('--ink-accent', second);
}

/** @param first and the number of steps after it, ten of which are a second */
function timeline(first: number, steps: number): Timeline {
  const last = first + steps;
  const marks = { begins: [], ends: [], canGoBack: true, hasGhost: false };
  return { first, current: last, last, dt: 0.1, ...marks };
}

/** Returns a plot with a value after every step, computed from the number of steps since the first. */
function plot(name: string, unit: string, steps: number, valueAfter: (step: number) => number) {
  return { name, unit, values: Float32Array.from({ length: steps + 1 }, (_, i) => valueAfter(i)) };
}

function tableRows(): string[][] {
  return [...document.querySelectorAll('tr')].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent ?? ''),
  );
}

/** Returns the texts of the time axis. */
function seconds(): string[] {
  return texts.filter((text) => text.endsWith(' s'));
}

describe('a chart', () => {
  const show = (plots: Plot[], timeline: Timeline) =>
    render(createElement(Chart, { plots, timeline, onClose: vi.fn() }));
  const speed = plot('Speed', 'm/s', 20, (step) => step / 3);

  it('shows a value at the times of the run, although its beginning is no longer recorded', async () => {
    await show([speed], timeline(600, 20));
    expect(seconds()).toEqual(['60 s', '60.5 s', '61 s', '61.5 s', '62 s']);
  });

  it.each(['x', 'Angle (rad)'])('shows a value with the name %j like any other', async (name) => {
    const plain = { ...speed, unit: '' };
    const angle = plot('Angle', 'rad', 20, (step) => step / 2000);
    await show([plain, angle], timeline(0, 20));
    const before = { texts, lines };
    await show([{ ...plain, name }, angle], timeline(0, 20));
    expect({ texts, lines }).toEqual(before);
  });

  it('moves on with the run', async () => {
    const plots = [speed];
    await show(plots, timeline(0, 20));
    const canvas = document.querySelector('canvas');
    expect(seconds().at(0)).toBe('0 s');
    await show(plots, timeline(10, 20));
    expect(seconds().at(0)).toBe('1 s');
    expect(document.querySelector('canvas')).toBe(canvas);
  });

  it('draws a line that rises with its value, with a gap where there is none', async () => {
    const isMissing = (step: number) => step > 8 && step < 12;
    const value = plot('Speed', 'm/s', 20, (step) => (isMissing(step) ? Number.NaN : step));
    await show([value], timeline(0, 20));
    expect(lines).toHaveLength(1);
    const [{ points, parts }] = lines as [Line];
    expect(points).toHaveLength(18);
    expect(points).toEqual(points.toSorted(([a], [b]) => a - b));
    expect(points).toEqual(points.toSorted(([, a], [, b]) => b - a));
    expect(parts).toHaveLength(2);
  });

  it('draws a second value on its own axis, as a dashed line', async () => {
    const small = plot('Angle', 'rad', 20, (step) => step / 2000);
    const large = plot('Energy', 'J', 20, (step) => 500 * step);
    await show([small, large], timeline(0, 20));
    expect(lines.map(({ isDashed }) => isDashed)).toEqual([false, true]);
    expect(lines.map(({ color }) => color)).toEqual(['red', 'blue']);
    // Both fill the height.
    const heights = lines.map(({ points }) => {
      const ys = points.map(([, y]) => y);
      return Math.max(...ys) - Math.min(...ys);
    });
    expect(heights[0]).toBeGreaterThan(50);
    expect(heights[1]).toBeGreaterThan(50);
    expect(texts).toEqual(expect.arrayContaining(['0.01', '10,000']));
  });

  it('is drawn again in the colors of another theme', async () => {
    await show([speed], timeline(0, 20));
    expect(lines[0]?.color).toBe('red');
    setColors('lime', 'blue');
    document.documentElement.dataset.theme = 'dark';
    await waitFor(() => expect(lines[0]?.color).toBe('lime'));
    delete document.documentElement.dataset.theme;
  });

  it('is a table for screen readers, with a row per second', async () => {
    const force = plot('Force', 'N', 20, (step) => (step === 10 ? Number.NaN : 12345.678));
    const count = plot('Bodies', '', 20, () => 3);
    await show([force, count], timeline(605, 20));
    expect(document.querySelector('caption')?.textContent).toBe('Plotted values');
    expect(tableRows()).toEqual([
      ['Time (s)', 'Force (N)', 'Bodies'],
      ['60.5', '12350', '3'],
      ['61.5', '', '3'],
      ['62.5', '12350', '3'],
    ]);
    expect(document.querySelector('canvas')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});

describe('the charts of a scene', () => {
  let player: ReturnType<typeof createStore<PlayerState>>;
  let sent: Command[];

  /** Shows the controls of a scene that has values, like a player that has recorded two seconds. */
  const open = async (facts: Record<string, string | number>) => {
    const status = { time: 2, isPlaying: true, bodies: 1, awake: 1, contacts: 0, kineticEnergy: 0 };
    player = createStore<PlayerState>({ ...INITIAL_STATE, status: { ...status, facts } });
    sent = [];
    const send = (command: Command) => {
      sent.push(command);
      if (command.type === 'plot') player.set({ plotted: command.names, plots: [] });
    };
    const frame = document.body.appendChild(document.createElement('div'));
    frame.innerHTML = `<div class="${block.picture}"></div>`;
    await render(
      createElement(SceneControls, {
        scene: { title: 'A ball', description: '', params: {}, controls: [] },
        player: { send, state: player.get, subscribe: player.subscribe } as unknown as Player,
        frame,
        Plots: PlotPanel,
      }),
    );
  };
  const report = (changes: Partial<PlayerState>) => act(async () => player.set(changes));
  const plotButtons = () => [...document.querySelectorAll<HTMLButtonElement>('dl button')];
  const click = (name: string) =>
    act(async () =>
      plotButtons()
        .find(({ textContent }) => textContent === name)
        ?.click(),
    );
  const plotted = () => sent.flatMap((command) => (command.type === 'plot' ? [command.names] : []));

  it('can show numbers, but no texts, no lists of numbers, and not the time', async () => {
    await open({ x: 1.5, Force: '−12 N', State: 'falling', Position: '1, 2', Caught: '0 of 3' });
    expect(plotButtons().map(({ textContent }) => textContent)).toEqual(['x', 'Force']);
  });

  it('appear when the reader chooses a value, and disappear when the reader chooses it again', async () => {
    await open({ x: 1.5, y: 3 });
    expect(plotButtons().map(({ title }) => title)).toEqual(Array(2).fill('Show as a chart'));
    await click('x');
    expect(plotted()).toEqual([['x']]);
    const [x, y] = plotButtons();
    expect([x?.getAttribute('aria-pressed'), x?.title]).toEqual(['true', 'Hide the chart']);
    expect([y?.getAttribute('aria-pressed'), y?.title]).toEqual(['false', 'Show as a chart']);
    expect(document.querySelector('canvas')).toBeNull();
    await report({ timeline: timeline(0, 20), plots: [plot('x', '', 20, (step) => step)] });
    await waitFor(() => expect(document.querySelector('canvas')).not.toBeNull());
    expect(tableRows()[0]).toEqual(['Time (s)', 'x']);
    await click('x');
    expect(plotted().at(-1)).toEqual([]);
    expect(document.querySelector('canvas, table')).toBeNull();
  });

  it('show the two values that were chosen last', async () => {
    await open({ a: 1, b: 2, c: 3 });
    for (const name of ['a', 'b', 'c']) await click(name);
    expect(plotted()).toEqual([['a'], ['a', 'b'], ['b', 'c']]);
    // In the colors of their lines.
    expect(plotButtons().map(({ dataset }) => dataset.line)).toEqual([undefined, '1', '2']);
    await click('b');
    expect(plotted().at(-1)).toEqual(['c']);
  });
});
