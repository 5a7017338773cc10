import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { unzipSync } from 'fflate';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { projectParts } from '../../src/build/app/exportTemplate.ts';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { type ExportedCode, projectFiles, zipProject } from '../../src/lab/template/viteProject.ts';
import { useTemporaryFolder } from './temporaryFolder.ts';

const folder = useTemporaryFolder();
const SCENE = `import { World } from 'planck';
import { defineScene } from '#scene';

export default defineScene({ title: 'T', description: '', create: () => ({
  world: new World(), view: { x: 0, y: 0, width: 1, height: 1 } }) });
`;

/** Builds an exported project with the packages of this one, and returns its script. */
async function builtScript(exported: Partial<ExportedCode>): Promise<string> {
  const code = { title: 'My ball', source: SCENE, values: {}, ...exported };
  for (const [path, text] of Object.entries(projectFiles(code, await projectParts())))
    folder.put(path, text);
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), folder.at('node_modules'));
  const result = await build({
    root: folder.path,
    logLevel: 'error',
    build: { write: false, minify: false, modulePreload: { polyfill: false } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

/**
 * Runs the script of a project in a page, and types in it. Its code can write to `log`.
 * @returns what is in the log, and a function that shows the next frame
 */
function runScript(script: string, keys: Pick<KeyboardEvent, 'key' | 'code'>[] = []) {
  const log: unknown[] = [];
  const listeners: [type: string, listen: (event: object) => void][] = [];
  const frames: ((time: number) => void)[] = [];
  const ignore = () => undefined;
  const canvas = { getContext: () => ({ setTransform: ignore }), addEventListener: ignore };
  const elements = { canvas, output: {}, nav: null };
  runInNewContext(script, {
    ...{ log, console, performance: { now: () => 0 }, matchMedia: () => ({}), devicePixelRatio: 1 },
    document: { querySelector: (name: 'canvas' | 'output' | 'nav') => elements[name] },
    HTMLButtonElement: class {},
    AudioContext: class {
      resume = ignore;
    },
    DOMMatrix: class {
      translate = () => this;
      scaleSelf = () => this;
      translateSelf = () => this;
    },
    addEventListener: (...listener: (typeof listeners)[number]) => listeners.push(listener),
    requestAnimationFrame: (frame: (time: number) => void) => frames.push(frame),
  });
  for (const event of keys)
    for (const [type, listen] of listeners)
      if (type === 'keydown') listen({ ...event, preventDefault: ignore });
  return { log, showFrame: () => frames[0]?.(20) };
}

/** A shortcut of the browser, P with Caps Lock, and the keys of R and W on a Russian keyboard. */
const KEYS = [
  { key: 'r', code: 'KeyR', ctrlKey: true },
  { key: 'P', code: 'KeyP' },
  { key: 'к', code: 'KeyR' },
  { key: 'ц', code: 'KeyW' },
];

it('a project of a scene builds with the code, its values, a loop, and a drawing', async () => {
  const script = await builtScript({ values: { restitution: 0.625 } });
  for (const part of ['title: "T"', '.625', 'requestAnimationFrame(frame)', 'getContext("2d")'])
    expect(script).toContain(part);
});

it.each([
  `import { defineScene } from '#scene';\nconst scene = defineScene({ create() {} });\nexport default scene;\n`,
  `export default {\n  title: 'T',\n  create() {},\n};\n`,
])('a project of a scene has a loop however the scene is exported: %j', async (source) => {
  const files = projectFiles({ title: 'T', source, values: {} }, await projectParts());
  expect(files['src/code.ts']).toBe(source);
  expect(files['src/main.ts']).toContain('requestAnimationFrame(frame)');
  expect(files['package.json']).toContain('#scene');
});

it('a project of a program starts with the program', async () => {
  const source = 'export default (testbed) => {\n  testbed.start(create());\n};\n';
  const files = projectFiles({ title: 'T', source, values: {} }, await projectParts());
  expect(files['src/main.ts']).toBe(source);
});

it('a project of a scene starts with the defaults of values that were never set', async () => {
  const source = `import { World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({ title: 'T', description: '',
  params: { a: range('A', { min: 0, max: 9, value: 2 }), b: range('B', { min: 0, max: 9, value: 3 }) },
  create: (values) => (log.push(values), {
    world: new World(), view: { x: 0, y: 0, width: 1, height: 1 } }) });
`;
  const { log } = runScript(await builtScript({ source, values: { b: 4 } }));
  expect(log).toEqual([{ a: 2, b: 4 }]);
});

it('a project of a scene knows keys on any keyboard, and no shortcuts', async () => {
  const keys = "keys: { names: ['p', 'r', 'ArrowUp'], down: (key) => log.push(key) },";
  const script = await builtScript({ source: SCENE.replace('world:', `${keys} world:`) });
  expect(runScript(script, KEYS).log).toEqual(['p', 'r', 'ArrowUp']);
});

it('a project of a game builds with the game, its name, and the loop of the tutorials', async () => {
  const source = readFileSync(join(PROJECT_FOLDER, 'src/lab/template/game/game.ts'), 'utf8');
  const script = await builtScript({ title: 'My $& ball', source });
  for (const part of ['A box and a floor', 'requestAnimationFrame(frame)', 'lostpointercapture'])
    expect(script).toContain(part);
  expect(folder.read('index.html')).toContain('<title>My $&amp; ball</title>');
  expect(folder.read('package.json')).toContain('"name": "my-ball"');
  expect(folder.read('src/main.ts')).not.toContain('#region');
});

it('a project of a game knows keys on any keyboard, and no shortcuts', async () => {
  const source = `export function createGame() {
    return {
      keys: ['p', 'r', 'ArrowUp'], camera: { x: 0, y: 0, width: 1, height: 1 }, sounds: () => [],
      update: ({ pressed }) => log.push(...pressed), draw: () => undefined };
  }`;
  const { log, showFrame } = runScript(await builtScript({ source }), KEYS);
  showFrame();
  expect(log).toEqual(['p', 'r', 'ArrowUp']);
});

it('a project of a program builds with the program alone', async () => {
  const source =
    'import { World } from "planck";\nconst world = new World();\nconsole.log("first", world);\n';
  const script = await builtScript({ source });
  expect(script).toContain('console.log("first"');
  expect(script).not.toContain('requestAnimationFrame(frame)');
});

it('a project is packed into a folder of a ZIP archive', () => {
  const packed = zipProject('my-ball', { 'src/main.ts': 'größer' });
  const files = unzipSync(packed);
  expect(Object.keys(files)).toEqual(['my-ball/src/main.ts']);
  expect(new TextDecoder().decode(files['my-ball/src/main.ts'])).toBe('größer');
});
