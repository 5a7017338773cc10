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
    {
      type: 'inspected',
      item: {
        title: 'Body 1 of 2',
        rows: [
          { name: 'Mass', value: '1.00', unit: 'kg', member: 'Body#getMass' },
          { name: 'Type', value: 'dynamic', member: 'Body#getType' },
        ],
        reasons: [{ text: 'It is asleep.', member: 'Body#setAwake' }],
        notes: [{ text: 'It is light.' }],
        related: ['Circle fixture'],
      },
    },
    { type: 'inspected' },
    { type: 'failed', failure: { message: 'Error: no', line: 3, column: 7 } },
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

  it.each([
    'Body#getMass/../../evil',
    'Body.getMass',
    'body#getMass',
    'Body#getMass#x',
    'https://example.org#x',
    'Body#get mass',
    `Body#${'x'.repeat(60)}`,
    {},
  ])('takes no links from the member %j', (member) => {
    const item = { title: 'x', rows: [{ name: 'Mass', value: '1', member }], notes: [{ member }] };
    expect(readReport({ type: 'inspected', item })).toMatchObject({
      item: { rows: [], notes: [{ text: '', member: undefined }] },
    });
  });

  it('limits texts and lists', () => {
    const long = 'x'.repeat(3e6);
    const many = Object.fromEntries(Array.from({ length: 1e4 }, (_, n) => [`fact ${n}`, long]));
    const report = readReport({ type: 'status', info: long, facts: many });
    expect(JSON.stringify(report).length).toBeLessThan(3e5);
    const rows = Array.from({ length: 1e4 }, () => ({ name: long, member: 'Body#getMass' }));
    const inspected = {
      type: 'inspected',
      item: { title: long, rows, reasons: rows, notes: rows, related: rows },
    };
    expect(JSON.stringify(readReport(inspected)).length).toBeLessThan(6e5);
    const boxes = readReport({ type: 'movable', boxes: new Float32Array(1e6) });
    expect(boxes).toMatchObject({ boxes: { length: 40_000 } });
  });
});
