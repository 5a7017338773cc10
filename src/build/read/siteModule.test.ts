import { afterEach, expect, it, vi } from 'vitest';
import { BELOW_PROJECT, useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { displayPath } from '../terminal/displayPath.ts';
import { importSiteModule, loadProblem } from './siteModule.ts';

const folder = useTemporaryFolder(BELOW_PROJECT);

afterEach(() => {
  vi.unstubAllEnvs();
});

function load(text: string) {
  folder.put('site.config.ts', text);
  return importSiteModule(folder.at('site.config.ts'), folder.at('bundle'), { reuse: true });
}

it('imports a module', async () => {
  expect(await load('const title: string = "A";\nexport default { title };')).toMatchObject({
    default: { title: 'A' },
  });
});

it.each([
  ['a syntax error', 'const a = 1;\nexport default {', 2],
  ['a missing module', "const a = 1;\nimport b from './gone.ts';\nexport default b;", 2],
  [
    'an error that it throws',
    'type A = string;\n\nfunction fail() {\n  throw new TypeError("no");\n}\nexport default fail();',
    4,
  ],
])('reports the line of %s', async (_what, text, line) => {
  const error = await load(text).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ location: { path: folder.at('site.config.ts'), line } });
});

it('reports the file of a mistake in an imported module', async () => {
  folder.put('words.ts', 'export const title: string = "A";\n\nthrow new Error("no");');
  const error = await load("import { title } from './words.ts';\nexport default { title };").catch(
    (reason: unknown) => reason,
  );
  const options = { file: 'site.config.ts', what: 'the file' };
  expect(loadProblem(error, options)).toEqual({
    file: displayPath(folder.at('words.ts')),
    line: 3,
    message: 'the file could not be loaded: no',
    fix: 'correct this line, or what it uses',
  });
});

it('stops a module that never ends', async () => {
  vi.stubEnv('TIME_LIMIT', '1');
  await expect(load('for (;;);')).rejects.toThrow('it did not finish within 1 s');
});

it.each([
  ['ends the process', 'process.exit(0);'],
  ['awaits something that never happens', 'await new Promise(() => {});'],
])('stops a module that %s', async (_what, text) => {
  await expect(load(text)).rejects.toThrow(
    'it ends the process, or awaits something that never happens',
  );
});
