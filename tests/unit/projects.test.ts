import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { readIntegrations } from '../../src/build/sources/integrations.ts';
import { makeProjects } from '../../src/build/sources/projects.ts';
import { readStepFiles } from '../../src/build/sources/tutorials.ts';
import { readSteps } from '../../src/lab/model/steps.ts';
import { unpackProject } from '../projects.ts';
import { BELOW_PROJECT, useTemporaryFolder } from './temporaryFolder.ts';

const folder = useTemporaryFolder(BELOW_PROJECT);
const DOCS = join(PROJECT_FOLDER, 'docs');

const steps = readSteps(await readStepFiles(DOCS));
const contents = {
  steps,
  scenes: steps.map(({ id, lines }) => ({
    id,
    title: `Title of <${id}>`,
    source: lines.join('\n'),
  })),
  integrations: (await readIntegrations({ root: DOCS })).items,
};
const { items: projects } = await makeProjects(contents);
const unpacked = projects.map(({ id, name, zip }) => ({ id, name, files: unpackProject(zip) }));
const repository = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8'));
const versions = { ...repository.dependencies, ...repository.devDependencies };

it('there is a project of each integration, and of each step that is a game', () => {
  const games = contents.scenes.filter(({ source }) => source.includes('function createGame'));
  expect(projects.map(({ id }) => id).sort()).toEqual(
    [
      ...games.map(({ id }) => id),
      ...['p5', 'phaser', 'pixi', 'react', 'server', 'svelte', 'three', 'vue', 'worker'],
    ].sort(),
  );
  expect(games.map(({ id }) => id)).toContain('game');
});

it('the page about the loop enters the folder of its project', () => {
  const page = readFileSync(join(DOCS, 'pages/learn/game-loop.mdx'), 'utf8');
  const { name } = projects.find(({ id }) => id === 'game') ?? {};
  expect(page).toContain(`\ncd ${name}\nnpm install\nnpm run dev\n`);
});

it.each(unpacked)(
  '$name has a folder, a page with its title, and settings',
  ({ id, name, files }) => {
    expect(name).toMatch(/^[a-z][a-z0-9-]+$/);
    // npm refuses to install a package into a project of the same name.
    expect(Object.keys(versions)).not.toContain(name);
    expect(files.get(`${name}/index.html`)).toMatch(/<title>[^<]+<\/title>/);
    expect(files.get(`${name}/README.md`)).toContain('npm install\nnpm run dev');
    const settings = JSON.parse(files.get(`${name}/package.json`) ?? '');
    expect(settings).toMatchObject({ name, private: true, type: 'module' });
    expect(settings.scripts).toEqual({
      ...{ dev: 'vite', build: 'vite build', preview: 'vite preview' },
      ...(id === 'server' && { start: 'node src/start.ts' }),
    });
    expect([...files.keys()].filter((path) => !path.startsWith(`${name}/`))).toEqual([]);
    expect([...files.values()].join()).not.toContain('#region');
  },
);

it.each(unpacked)(
  '$name depends on exactly what it imports, in the versions of this project',
  ({ name, files }) => {
    const sources = [...files].filter(([path]) => path.startsWith(`${name}/src/`));
    const imported = new Set(sources.flatMap(([, text]) => importedModules(text)).map(packageName));
    for (const one of ['', ...builtinModules]) imported.delete(one);
    const { dependencies, devDependencies } = JSON.parse(files.get(`${name}/package.json`) ?? '');
    expect(Object.keys(dependencies)).toEqual([...imported].sort());
    const config = files.get(`${name}/vite.config.ts`) ?? '';
    const types = [...imported].map((one) => `@types/${one}`).filter((one) => one in versions);
    expect(Object.keys(devDependencies).sort()).toEqual(
      [...new Set([...importedModules(config), ...types, 'typescript', 'vite'])].sort(),
    );
    for (const [one, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, one).toBe(versions[one]);
  },
);

it.each(unpacked)('$name has every file that it refers to, and no tests', ({ name, files }) => {
  for (const [path, text] of files) {
    expect(path).not.toContain('.test.');
    if (path.startsWith(`${name}/src/`))
      for (const module of importedModules(text).filter((one) => one.startsWith('./')))
        expect([...files.keys()].join('\n'), path).toContain(`${name}/src/${module.slice(2)}`);
  }
  const [, script] = /src="([^"]+)"/.exec(files.get(`${name}/index.html`) ?? '') ?? [];
  expect(files.has(name + script)).toBe(true);
});

it('the same sources make the same archives', async () => {
  const again = await makeProjects(contents);
  for (const [index, { zip }] of again.items.entries())
    expect(Buffer.from(zip).equals(projects[index]?.zip ?? Buffer.of())).toBe(true);
  // The date of a file, as it is stored in its header: 1 January 1980.
  for (const { zip } of projects) expect(Buffer.from(zip).readUInt32LE(10)).toBe(0x00210000);
});

it('all projects pass the strict type check', async () => {
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), folder.at('node_modules'));
  for (const { files } of unpacked) for (const [path, text] of files) folder.put(path, text);
  const settings = new Set(unpacked.map(({ name }) => folder.read(`${name}/tsconfig.json`)));
  expect([...settings]).toEqual([expect.stringContaining('"strict": true')]);
  // All at once, which takes a fraction of the time.
  folder.put('tsconfig.json', [...settings][0]?.replace('"src"', '"*/src"'));
  const compiler = join(PROJECT_FOLDER, 'node_modules/typescript-native/bin/tsc');
  const checked = promisify(execFile)(process.execPath, [
    compiler,
    '--listFiles',
    '-p',
    folder.path,
  ]);
  const output = await checked.catch(({ stdout }: { stdout: string }) => ({ stdout }));
  const lines = output.stdout.split('\n');
  expect(lines.filter((line) => line.includes('error TS'))).toEqual([]);
  for (const { name } of unpacked)
    expect(lines).toContainEqual(expect.stringContaining(`/${name}/src/main.ts`));
});

/** Returns the modules that a source imports. The scripts of components are read as TypeScript, too. */
function importedModules(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Returns the package of a module; an empty string for a file of the project. */
function packageName(module: string): string {
  return /^(?:@[^/]+\/)?[^./][^/]*/.exec(module)?.[0] ?? '';
}
