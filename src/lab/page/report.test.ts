import { describe, expect, it } from 'vitest';
import type { Report } from '../runner/protocol.ts';
import { choice, range } from '../scene.ts';
import { readReport } from './report.ts';

describe('readReport', () => {
  it.each([
    { type: 'alive' },
    {
      type: 'started',
      scene: {
        title: 'A ball',
        description: 'It falls.',
        params: {
          speed: range('Speed', { min: 0, max: 9, value: 2, unit: 'm/s' }),
          shape: choice('Shape', ['box', 'ball']),
        },
        controls: ['Jump'],
        hasKeys: true,
      },
    },
    {
      type: 'status',
      ...{ time: 1.5, isPlaying: true, bodies: 3, awake: 2, contacts: 1, energy: 4 },
      ...{ facts: { x: '1', caught: '0 of 3' }, info: 'Keys: A', selected: 'Body 1 of 2' },
    },
    { type: 'movable', boxes: new Float32Array([1, 2, 3, 4]) },
    { type: 'failed', failure: { message: 'Error: no', line: 3, column: 7 } },
    {
      type: 'timeline',
      ...{ first: 10, shown: 20, last: 30, dt: 0.01, canGoBack: true, hasGhost: true },
      ...{ begins: [11], ends: [12, 13] },
    },
    { type: 'plots', plots: [{ name: 'energy', unit: 'J', values: new Float32Array([1, 2]) }] },
    { type: 'values', values: { speed: 2, wind: true, shape: 'box' } },
  ] satisfies Report[])('reads a report: $type', (report) => {
    expect(readReport(report)).toEqual(report);
  });

  it.each([
    undefined,
    null,
    'status',
    5,
    [],
    {},
    { type: 'toString' },
    { type: 'movable', boxes: [1] },
  ])('rejects %j', (data) => {
    expect(readReport(data)).toBeUndefined();
  });

  it('leaves out what a page can’t show', () => {
    const scene = {
      title: {},
      controls: [5, {}],
      params: { speed: { kind: 'range', label: {} }, shape: { kind: 'choice', options: [{}] } },
    };
    expect(readReport({ type: 'started', scene })).toEqual({
      type: 'started',
      scene: { title: '', description: '', params: {}, controls: ['5', ''], hasKeys: false },
    });
    const status = { time: 'boo', facts: { a: { b: 1 }, c: 2 }, info: {}, bodies: null };
    expect(readReport({ type: 'status', ...status })).toMatchObject({
      ...{ time: 0, bodies: 0, facts: { a: '', c: '2' }, info: '' },
    });
    expect(readReport({ type: 'failed', failure: { message: {}, line: '3' } })).toEqual({
      type: 'failed',
      failure: { message: '', line: undefined, column: undefined },
    });
  });

  it('reads a timeline whose numbers make no sense as an empty one', () => {
    expect(readReport({ type: 'timeline', first: 5, shown: Number.NaN, last: 1e6 })).toEqual({
      type: 'timeline',
      ...{ first: 1e6, shown: 1e6, last: 1e6, dt: 1 / 60 },
      ...{ canGoBack: false, hasGhost: false, begins: [], ends: [] },
    });
    expect(readReport({ type: 'plots', plots: [null, { values: [1] }] })).toEqual({
      type: 'plots',
      plots: [],
    });
  });

  it('limits texts and lists', () => {
    const long = 'x'.repeat(3e6);
    const many = Object.fromEntries(Array.from({ length: 1e4 }, (_, n) => [`fact ${n}`, long]));
    const report = readReport({ type: 'status', info: long, facts: many });
    expect(JSON.stringify(report).length).toBeLessThan(3e5);
    const boxes = readReport({ type: 'movable', boxes: new Float32Array(1e6) });
    expect(boxes).toMatchObject({ boxes: { length: 40_000 } });
    const plot = { name: long, unit: '', values: new Float32Array(1e6) };
    const plots = readReport({ type: 'plots', plots: Array(1000).fill(plot) });
    expect(plots?.type === 'plots' && plots.plots.map(({ values }) => values.length)).toEqual(
      Array(4).fill(2000),
    );
  });
});
