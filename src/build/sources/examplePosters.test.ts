import { beforeEach, describe, expect, it } from 'vitest';
import { BELOW_PROJECT, useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { formatProblem } from '../../config/problem.ts';
import { siteSchema } from '../../config/schema.ts';
import type { ExampleData } from '../../lab/model/exampleData.ts';
import { openCache } from '../cache/cache.ts';
import { loadEngine } from '../read/library.ts';
import { createTasks } from '../threads/tasks.ts';
import { readExamplePosters } from './examplePosters.ts';

// Below the project, where the library can be resolved.
const root = useTemporaryFolder(BELOW_PROJECT);

/** Shows a ball that falls from about 10 m, with a timer, random numbers, and a setting. */
const BALL = `
setTimeout(() => { throw new Error('the timer fired'); });
planck.Settings.velocityThreshold = 7;
const world = new planck.World({ gravity: { x: 0, y: -10 } });
const ball = world.createBody({ type: 'dynamic', position: { x: Math.random(), y: 9 + planck.Math.random(1) } });
ball.createFixture({ shape: new planck.Circle(1), density: 1 });
planck.Testbed.mount().start(world);`;

let examples: ExampleData[];

beforeEach(() => {
  examples = [example('Ball', BALL)];
});

function example(id: string, program: string): ExampleData {
  const code = `export default function (planck) {${program}\n}`;
  return { id, title: id, description: '', source: program, code };
}

async function read(poster?: number) {
  const exampleNotes = { Ball: { about: 'A ball.', topic: 'Body', poster } };
  const library = { package: 'planck', examples: 'example', exampleNotes };
  const config = siteSchema.parse({ title: 'T', library });
  const folder = { root: root.path, config };
  return readExamplePosters(folder, examples, {
    cache: openCache(root.at('cache')),
    tasks: createTasks(),
    labKey: '',
  });
}

describe('readExamplePosters', () => {
  it('draws each example at the time of its note', async () => {
    const start = (await read(0)).posters.get('Ball');
    const later = (await read(0.5)).posters.get('Ball');
    const byDefault = (await read()).posters.get('Ball');
    const second = (await read(1)).posters.get('Ball');
    expect(start?.elements.length).toBeGreaterThan(0);
    expect(later).not.toEqual(start);
    expect(byDefault).toEqual(second);
  });

  it('draws the same picture each time, and leaves no traces', async () => {
    const { random } = Math;
    const engine = loadEngine('planck', root.path);
    const { random: engineRandom } = engine.Math;
    const { setTimeout } = globalThis;
    const first = await read(0.2);
    examples = [example('Ball', `${BALL}\n`)];
    expect(await read(0.2)).toEqual(first);
    expect([Math.random, engine.Math.random]).toEqual([random, engineRandom]);
    expect(globalThis.setTimeout).toBe(setTimeout);
  });

  it('reports an example that fails, and draws the others', async () => {
    examples = [example('Bad', '\nnull.x;'), ...examples];
    const { posters, problems } = await read();
    expect([...posters.keys()]).toEqual(['Ball']);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^planck\/example\/Bad:2 the example failed: TypeError: /),
    ]);
  });

  it('draws nothing on a site without a library', async () => {
    const config = siteSchema.parse({ title: 'T' });
    const folder = { root: root.path, config };
    const none = await readExamplePosters(folder, examples, {
      cache: openCache(root.at('cache')),
      tasks: createTasks(),
      labKey: '',
    });
    expect(none.posters.size).toBe(0);
  });
});
