import * as planck from 'planck';
import { describe, expect, it } from 'vitest';
import { formatValue, formatValues } from './formatValue.ts';
import { createSummarize } from './summarize.ts';

const summarize = createSummarize(planck);
const format = (value: unknown) => formatValue(value, summarize);

describe('formatValue', () => {
  class Player {
    lives = 3;
    #secret = 4;
    get score() {
      return expect.fail('a getter was called') as number;
    }
    leak = () => this.#secret;
  }
  const circular: Record<string, unknown> = { a: 1 };
  circular.self = circular;

  it.each([
    [0.1 + 0.2, '0.30000000000000004'],
    [-0, '-0'],
    [12n, '12n'],
    ["it's", "'it\\'s'"],
    [null, 'null'],
    [undefined, 'undefined'],
    [Symbol('a'), 'Symbol(a)'],
    [new TypeError('no'), 'TypeError: no'],
    [Math.max, '[function max]'],
    [class Car {}, '[class Car]'],
    [[], '[]'],
    [[1, [2, 'a']], "[ 1, [ 2, 'a' ] ]"],
    [{}, '{}'],
    [{ x: 1, 'y z': [] }, "{ x: 1, 'y z': [] }"],
    [Object.create(null), '{}'],
    [new Player(), 'Player { lives: 3, leak: [function leak] }'],
    [new Map([['a', 1]]), "Map(1) { 'a' => 1 }"],
    [new Set([1, 2]), 'Set(2) { 1, 2 }'],
    [new Float32Array([1, 0.5]), 'Float32Array [ 1, 0.5 ]'],
    [circular, '{ a: 1, self: [Circular] }'],
    [{ a: { b: { c: { d: 1 } } } }, '{ a: { b: { c: Object {…} } } }'],
    [
      {
        get x() {
          return expect.fail('a getter was called');
        },
      },
      '{ x: [Getter] }',
    ],
  ])('formats values like code: %#', (value, text) => {
    expect(format(value)).toBe(text);
  });

  it.each([
    [new planck.Vec2(1, 2), '{ x: 1, y: 2 }'],
    [{ at: new planck.Vec2(1, 2) }, '{ at: { x: 1, y: 2 } }'],
    [new planck.Circle(0.5), 'CircleShape { radius: 0.5 }'],
    [new planck.World(), 'World { bodies: 0, joints: 0, contacts: 0 }'],
    [
      new planck.World().createBody({ type: 'dynamic', userData: 'ball' }),
      [
        'Body {',
        "  type: 'dynamic',",
        '  position: { x: 0, y: 0 },',
        '  angle: 0,',
        '  linearVelocity: { x: 0, y: 0 },',
        "  userData: 'ball'",
        '}',
      ].join('\n'),
    ],
    [
      new planck.AABB({ x: 0, y: 0 }, { x: 1, y: 1 }),
      'AABB { lowerBound: { x: 0, y: 0 }, upperBound: { x: 1, y: 1 } }',
    ],
  ])('shows what matters about an object of the engine: %#', (value, text) => {
    expect(format(value)).toBe(text);
  });

  it('breaks long objects into lines, and shortens long lists', () => {
    const numbers = format(Array.from({ length: 1000 }, (_, index) => index)).split('\n');
    expect(numbers).toHaveLength(53);
    expect(numbers.at(-2)).toBe('  … 950 more');
    expect(format({ a: 'x'.repeat(40), b: { c: 'y'.repeat(40) } })).toBe(
      `{\n  a: '${'x'.repeat(40)}',\n  b: { c: '${'y'.repeat(40)}' }\n}`,
    );
  });

  it('stays short for objects of any size', () => {
    const nest = (depth: number): unknown =>
      depth === 0 ? 1 : Array.from({ length: 100 }, () => nest(depth - 1));
    expect(format(nest(3)).length).toBeLessThanOrEqual(30_000);
    expect(format(['x'.repeat(1e6)])).toHaveLength(208);
  });
});

describe('formatValues', () => {
  it.each([
    [['y is', 0.5, 'm'], 'y is 0.5 m'],
    [['a', { text: 'b' }], "a { text: 'b' }"],
    [[], ''],
  ])('formats %j', (values, text) => {
    expect(formatValues(values, summarize)).toBe(text);
  });
});
