import { describe, expect, it } from 'vitest';
import { choice, range } from '../model/scene.ts';
import type { Report } from './protocol.ts';
import { readReport } from './report.ts';

const REPORTS = [
  { type: 'alive', id: 0.5 },
  {
    type: 'started',
    scene: {
      title: 'A ball',
      description: 'It falls.',
      params: {
        speed: range('Speed', { min: 0, max: 9, value: 2, unit: 'm/s', under: 'motor' }),
        shape: choice('Shape', ['box', 'ball']),
      },
      controls: ['Jump'],
      keys: ['ArrowLeft', ' '],
      hasPointer: true,
      hasSounds: true,
      isGame: false,
      goal: { text: 'Catch the ball.', hint: 'Wait.' },
      hasPicture: false,
    },
  },
  {
    type: 'status',
    ...{ time: 1.5, isPlaying: true, bodies: 3, awake: 2, contacts: 1, kineticEnergy: 4 },
    isGoalReached: true,
    ...{ facts: { x: '1', caught: '0 of 3' }, info: 'Keys: A', selected: 'Body 1 of 2' },
    timing: { step: 0.5, frame: 2 },
  },
  { type: 'movable', boxes: new Float32Array([1, 2, 3, 4]) },
  {
    type: 'findings',
    findings: [{ rule: 'mass-ratio', message: 'No', link: '/limitations#mass-ratio', count: 2 }],
  },
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
  {
    type: 'timeline',
    ...{ first: 10, current: 20, last: 30, dt: 0.01, canGoBack: true, hasGhost: true },
    ...{ begins: [11], ends: [12, 13] },
  },
  { type: 'plots', plots: [{ name: 'energy', unit: 'J', values: new Float32Array([1, 2]) }] },
  {
    type: 'sounds',
    tones: [
      {
        ...{ frequency: 440, duration: 0.2, slideTo: 220, delay: 0.1 },
        ...{ wave: 'square' as const, volume: 0.3 },
      },
    ],
  },
  { type: 'values', values: { speed: 2, wind: true, shape: 'box' } },
  { type: 'snapshot', png: new Blob(['x'], { type: 'image/png' }) },
  { type: 'snapshot' },
  {
    type: 'console',
    entries: [
      { level: 'warn', text: 'slow', count: 60, line: 3 },
      { level: 'log', text: '{ x: 1 }', count: 1, line: undefined },
    ],
    isCleared: true,
  },
] satisfies Report[];

describe('readReport', () => {
  it.each(REPORTS)('reads a report: $type', (report) => {
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
    { type: 'snapshot', png: new Blob(['<script>'], { type: 'text/html' }) },
  ])('rejects %j', (data) => {
    expect(readReport(data)).toBeUndefined();
  });

  it.each(REPORTS.flatMap((report) => listFieldPaths(report).map((field) => ({ report, field }))))(
    'rejects $report.type with another kind of $field',
    ({ report, field }) => {
      for (const value of [{ toString: 1 }, null, [{}], { [Symbol.iterator]: 1 }])
        expect(readReport(withField(report, field, value))).toBeUndefined();
    },
  );

  it('reads what is missing as empty', () => {
    expect(readReport({ type: 'started' })).toEqual({
      type: 'started',
      scene: {
        ...{ title: '', description: '', params: {}, controls: [] },
        ...{ hasPointer: false, hasSounds: false, isGame: false, hasPicture: true },
      },
    });
    expect(readReport({ type: 'status' })).toMatchObject({ time: 0, facts: {}, info: '' });
    expect(readReport({ type: 'console' })).toMatchObject({ entries: [], isCleared: false });
    expect(readReport({ type: 'failed' })).toEqual({ type: 'failed', failure: { message: '' } });
  });

  it.each([
    [0, 1],
    [-5, 1],
    [1.5, 1],
    [1e9, 1e6],
    [Number.NaN, 1],
  ])('reads the position %d of a failure as %d', (given, line) => {
    const failure = { message: 'no', line: given, column: given };
    expect(readReport({ type: 'failed', failure })).toMatchObject({
      failure: { line, column: line },
    });
  });

  it('clips labels', () => {
    const long = 'x'.repeat(2000);
    const params = { a: { kind: 'toggle', label: long, value: true } };
    const report = readReport({ type: 'started', scene: { params, controls: [long] } });
    expect(report).toMatchObject({
      scene: { params: { a: { label: `${'x'.repeat(99)}…` } }, controls: [`${'x'.repeat(99)}…`] },
    });
  });

  it('reads a timeline whose numbers make no sense as an empty one', () => {
    expect(readReport({ type: 'timeline', first: 5, current: Number.NaN, last: 1e6 })).toEqual({
      type: 'timeline',
      ...{ first: 1e6, current: 1e6, last: 1e6, dt: 1 / 60 },
      ...{ canGoBack: false, hasGhost: false, begins: [], ends: [] },
    });
  });

  it('limits tones to audible frequencies, short durations, and full volume', () => {
    const loud = { frequency: -5, duration: 1e9, slideTo: 1e9, delay: 1e9, volume: 99 };
    const tones = [loud, { frequency: Number.NaN }, ...Array(99).fill({})];
    const report = readReport({ type: 'sounds', tones });
    const [first, ...rest] = report?.type === 'sounds' ? report.tones : [];
    expect(first).toEqual({
      ...{ frequency: 20, duration: 2, slideTo: 20_000, delay: 2, volume: 1, wave: undefined },
    });
    expect(rest).toHaveLength(7);
    expect(rest[0]).toMatchObject({ frequency: 20, duration: 0.01, delay: 0 });
  });

  it.each([
    '//evil.example/#a',
    'https://evil.example/#a',
    'javascript:alert(1)',
    '/a',
    '/a#b c',
    5,
  ])('leaves out the link %s of a finding', (link) => {
    const findings = [{ message: 'No', link }];
    expect(readReport({ type: 'findings', findings })).toEqual({
      type: 'findings',
      findings: [{ rule: '', message: 'No', link: '', count: 0 }],
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
    const printed = Array.from({ length: 1e4 }, () => ({ level: 'log', text: long }));
    const output = readReport({ type: 'console', entries: printed });
    expect(JSON.stringify(output).length).toBeLessThan(5e5);
    const findings = readReport({ type: 'findings', findings: Array(1e4).fill({ message: long }) });
    expect(JSON.stringify(findings).length).toBeLessThan(3e5);
    const rows = Array.from({ length: 1e4 }, () => ({ name: long, member: 'Body#getMass' }));
    const inspected = {
      type: 'inspected',
      item: { title: long, rows, reasons: rows, notes: rows, related: Array(1e4).fill(long) },
    };
    expect(JSON.stringify(readReport(inspected)).length).toBeLessThan(9e5);
    const boxes = readReport({ type: 'movable', boxes: new Float32Array(1e6) });
    expect(boxes).toMatchObject({ boxes: { length: 40_000 } });
    const plot = { name: long, unit: '', values: new Float32Array(1e6) };
    const plots = readReport({ type: 'plots', plots: Array(1000).fill(plot) });
    expect(plots?.type === 'plots' && plots.plots.map(({ values }) => values.length)).toEqual(
      Array(4).fill(2000),
    );
  });

  it('leaves out names that are too long, and "__proto__"', () => {
    const given = { ['x'.repeat(3000)]: 1, ['__proto__']: 2, speed: 3 };
    expect(readReport({ type: 'values', values: given })).toEqual({
      type: 'values',
      values: { speed: 3 },
    });
  });

  it('rejects a choice with an option that is too long', () => {
    const shape = { ...choice('Shape', ['box', 'x'.repeat(2001)]) };
    expect(readReport({ type: 'started', scene: { params: { shape } } })).toBeUndefined();
  });
});

/** Returns the paths of all fields of a report except its type, including those inside objects and lists. */
function listFieldPaths(value: unknown, path: string[] = []): string[] {
  const isLeaf = typeof value !== 'object' || value instanceof Blob || ArrayBuffer.isView(value);
  const inside = isLeaf ? [] : Object.entries(value ?? {});
  const fields = inside
    .filter(([name, field]) => name !== 'type' && field !== undefined)
    .flatMap(([name, field]) => listFieldPaths(field, [...path, name]));
  return path.length > 0 && isLeaf ? [path.join('.')] : fields;
}

function withField(report: Report, field: string, value: unknown): unknown {
  const changed: unknown = structuredClone(report);
  const path = field.split('.');
  const last = path.pop() ?? '';
  const owner = path.reduce((inside, name) => Reflect.get(inside as object, name), changed);
  Reflect.set(owner as object, last, value);
  return changed;
}
