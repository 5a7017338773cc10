import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Box, Chain, Circle, Edge, Polygon, type Shape, World } from 'planck';
import { describe, expect, test } from 'vitest';

// Results of tests that pages describe in words, without a measured number.

const PAGES = join(import.meta.dirname, '../../docs/pages');
const GRAVITY = { x: 0, y: -10 };

describe('programs print the values in the table below them', () => {
  test.each(['hello-world.mdx', 'index.mdx'])('%s', (file) => {
    const text = readFileSync(join(PAGES, file), 'utf8');
    const [, program = ''] =
      /```js[^\n]*\n(import [^`]*count % \d+ === 0[^`]*)```/.exec(text) ?? [];
    const printed: string[] = [];
    const console = { log: (...parts: string[]) => printed.push(parts.join(' ').trim()) };
    const body = program.replace(/^import .*$/m, '');
    new Function('World', 'Box', 'Circle', 'console', body)(World, Box, Circle, console);
    expect(printed.length).toBeGreaterThan(5);
    expect(readTable(text, file)).toEqual(printed.map((line) => line.replace(/\s+/g, ' ')));
  });

  /** Returns the rows of the table without the time column, or the row of heights. */
  function readTable(text: string, file: string): string[] {
    if (file === 'index.mdx') {
      return (/^\| y \(m\) \|(.*)\|$/m.exec(text)?.[1] ?? '').split('|').map((y) => y.trim());
    }
    const rows = [...text.matchAll(/^\| (\d+) \| \d\.\d\d \| (.*) \|$/gm)];
    return rows.map(([, step, rest]) => `${step} ${rest?.replaceAll(' | ', ' ')}`);
  }
});

describe('the home page repeats', () => {
  const home = readFileSync(join(PAGES, 'index.mdx'), 'utf8');

  test('the size of the library', () => {
    const file = createRequire(import.meta.url).resolve('planck/dist/planck.min.js');
    const kilobytes = Math.round(gzipSync(readFileSync(file)).length / 1024);
    expect(home).toContain(`title="${kilobytes} KB"`);
  });

  test('the times of the pyramid on the page about performance', () => {
    const performance = readFileSync(join(PAGES, 'performance.mdx'), 'utf8');
    const rows = performance.matchAll(/^\| ([^|]+) \| [^|]+ \| \d+ KB \| ([\d.]+) \|/gm);
    const times = [...rows].map(([, engine, time]) => ({ engine, time: Number(time) }));
    const own = times.find(({ engine }) => engine === 'Planck.js')?.time ?? Number.NaN;
    const others = times.filter(({ engine }) => engine !== 'Planck.js').map(({ time }) => time);
    expect(others).toHaveLength(4);
    expect(home).toContain(`title="${own.toFixed(1)} ms per step"`);
    expect(home).toContain(`${Math.round((100 * own) / (1000 / 60))}% of a frame`);
    const [least, most] = [Math.min(...others), Math.max(...others)];
    expect(home).toContain(`Other engines take ${least.toFixed(1)} to ${most.toFixed(1)} ms.`);
  });
});

describe('a floor without seams does not slow bodies', () => {
  const seams = Array.from({ length: 31 }, (_, i) => ({ x: 0.4 * i, y: 0 }));
  const withGhosts = seams.slice(1).map(({ x }) => {
    const edge = new Edge({ x: x - 0.4, y: 0 }, { x, y: 0 });
    edge.setPrevVertex({ x: x - 0.8, y: 0 });
    edge.setNextVertex({ x: x + 0.4, y: 0 });
    return edge;
  });
  const floors: [string, Shape[]][] = [
    ['edges with ghost vertices', withGhosts],
    ['one chain', [new Chain(seams)]],
    ['one long box', [new Box(6, 0.5, { x: 6, y: -0.5 })]],
  ];
  const corners = [
    { x: -0.4, y: -0.5 },
    { x: 0.4, y: -0.5 },
    { x: 0.5, y: 0.5 },
    { x: -0.5, y: 0.5 },
  ];
  const thrown: Shape[][] = [
    [new Box(0.5, 0.5)],
    [new Polygon(corners)],
    [new Circle(0.5)],
    [new Circle({ x: -0.3, y: -0.3 }, 0.2), new Circle({ x: 0.3, y: -0.3 }, 0.2)],
  ];

  test.each(floors)('%s', (_name, floor) => {
    for (const shapes of thrown) {
      for (const speed of [3, 5, 7, 9]) {
        const world = new World({ gravity: GRAVITY });
        const ground = world.createBody();
        for (const shape of floor) ground.createFixture({ shape, friction: 0 });
        const body = world.createBody({
          type: 'dynamic',
          position: { x: 0.6, y: 0.6 },
          linearVelocity: { x: speed, y: 0 },
          fixedRotation: true,
        });
        for (const shape of shapes) body.createFixture({ shape, density: 1, friction: 0 });
        for (let i = 0; i < 540 / speed; i++) world.step(1 / 60);
        expect(body.getLinearVelocity().x).toBeCloseTo(speed, 6);
      }
    }
  });
});
