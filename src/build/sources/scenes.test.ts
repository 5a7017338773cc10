import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BELOW_PROJECT, useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { formatProblem } from '../../config/problem.ts';
import { openCache } from '../cache/cache.ts';
import { readSiteFolder } from '../read/siteFolder.ts';
import { createTasks } from '../threads/tasks.ts';
import { readScenes } from './scenes.ts';

// Below the project, where the library can be resolved.
const root = useTemporaryFolder(BELOW_PROJECT);
const { put: write } = root;

beforeEach(() => {
  write('pages/index.md', '# A');
  write('site.config.ts', "export default { title: 'T', library: { package: 'planck' } };");
});

async function read() {
  const folder = await readSiteFolder(root.path);
  const { items, problems } = await readScenes(folder, {
    cache: openCache(root.at('cache')),
    tasks: createTasks(),
    labKey: '',
    results: new Map(),
  });
  return {
    scenes: items,
    problems: problems.map(formatProblem).map((text) => text.replace(/^\S*scenes\//, '')),
  };
}

/** Returns a scene with a ball and optional other parts. */
function scene(parts = '', body = ''): string {
  return `import { Circle, World } from 'planck'; import type { Stage } from '#scene';
export default {
  title: 'A ball',
  description: 'A ball falls.',
  ${parts}
  create: (): Stage => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody({ type: 'dynamic' }).createFixture({ shape: new Circle(1) });
    ${body}
    return {
      world,
      view: { x: 0, y: 0, width: 9, height: 5 },
      controls: { Jump: () => {} },
      keys: { names: ['ArrowLeft'] },
      highlights: { rim: () => {} },
      info: () => 'Press a key.',
      goal: { text: 'Stop the ball.', hint: 'Jump.', isReached: () => false },
    };
  },
};`;
}

describe('readScenes', () => {
  it('makes everything that a page needs of a scene', async () => {
    write('scenes/ball.ts', scene("params: { on: { kind: 'toggle', label: 'On', value: true } },"));
    const { scenes, problems } = await read();
    expect(problems).toEqual([]);
    expect(scenes).toEqual([
      {
        id: 'ball',
        title: 'A ball',
        description: 'A ball falls.',
        params: { on: { kind: 'toggle', label: 'On', value: true } },
        controls: ['Jump'],
        keys: ['ArrowLeft'],
        ...{ hasPointer: false, hasSounds: false, isGame: false, hasPicture: true },
        highlights: ['rim'],
        info: 'Press a key.',
        goal: { text: 'Stop the ball.', hint: 'Jump.' },
        poster: {
          width: 720,
          height: 400,
          elements: [
            expect.objectContaining({ name: 'path' }),
            expect.objectContaining({ name: 'path' }),
          ],
        },
        source: expect.stringContaining('create: (): Stage => {'),
        regions: {},
        code: expect.stringContaining('create: ()        => {'),
      },
    ]);
    const { source = '', code = '' } = scenes[0] ?? {};
    expect(code).not.toContain('import');
    // Lines of errors are lines of the source.
    const findLine = (text: string) => text.split('\n').findIndex((line) => line.includes('view:'));
    expect(findLine(code)).toBe(findLine(source));
  });

  it.each([
    ['throws', scene('', "throw new Error('no world');"), 'ball.ts:9 the scene failed: no world'],
    ['has no title', scene("title: '',"), '"title" must be'],
    ['has an unknown key', scene('framerate: 30,'), 'unknown key "framerate"'],
    [
      'has a parameter out of range',
      scene("params: { a: { kind: 'range', label: 'A', min: 0, max: 1, step: 1, value: 2 } },"),
      '"params.a.value" must be a number between min and max',
    ],
    [
      'has a parameter under none',
      scene("params: { a: { kind: 'toggle', label: 'A', value: true, under: 'b' } },"),
      '"params.a.under" must be the name of a toggle',
    ],
    ['exports nothing', 'const a = 1;', 'the file exports no scene — write TypeScript'],
    ['is no TypeScript', 'export default {', "ball.ts:1 the scene failed: '}' expected."],
    ['imports another file', "import './a.ts';\nexport {};", 'unknown module "./a.ts"'],
  ])('reports a scene that %s', async (_what, text, message) => {
    write('scenes/ball.ts', text);
    const { scenes, problems } = await read();
    expect(scenes).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^ball\.ts/);
    expect(problems[0]).toContain(message);
  });

  it('has none without a library', async () => {
    write('site.config.ts', "export default { title: 'T' };");
    write('scenes/ball.ts', scene());
    expect(await read()).toEqual({ scenes: [], problems: [] });
  });
});

const TOO_LONG =
  /ball\.ts the scene failed: it did not finish within 0\.5 s — check for an infinite loop/;
const EXIT =
  /ball\.ts the scene failed: it ends the process, .* — remove the call of process\.exit/;

describe('a scene that never finishes', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['an infinite loop at its top', `for (;;);\n${scene()}`, TOO_LONG],
    ['an infinite loop', scene('', 'for (;;);'), TOO_LONG],
    [
      'steps that never end',
      scene(
        '',
        'return { world, step: () => { for (;;); }, view: { x: 0, y: 0, width: 9, height: 5 } };',
      ),
      TOO_LONG,
    ],
    ['an await that never ends', `await new Promise(() => {});\n${scene()}`, TOO_LONG],
    ['the end of the process', scene('', 'process.exit(0);'), EXIT],
  ])('is reported: %s', async (_what, text, message) => {
    write('scenes/ball.ts', text);
    const folder = await readSiteFolder(root.path);
    if (message === TOO_LONG) vi.stubEnv('TIME_LIMIT', '0.5');
    const { items, failed, problems } = await readScenes(folder, {
      cache: openCache(root.at('cache')),
      tasks: createTasks(),
      labKey: '',
      results: new Map(),
    });
    expect(items).toEqual([]);
    expect([...failed.keys()]).toEqual(['ball']);
    expect(problems.map(formatProblem)).toEqual([expect.stringMatching(message)]);
  });
});
