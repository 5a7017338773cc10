import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';

const { put, at } = useTemporaryFolder();

const MODULE = join(import.meta.dirname, 'cacheFolder.js');

const USUAL = 'node_modules/.cache/site';

it('is the usual folder, which it creates', () => {
  const { folder, warning } = chooseFolder();
  expect([folder, warning]).toEqual([at(USUAL), '']);
  expect(existsSync(folder)).toBe(true);
});

it.each([
  ['is a file', USUAL],
  ['is inside a file', 'node_modules/.cache'],
  ['has a file in place of its entries', `${USUAL}/entries`],
])('is a temporary one, with a warning, if the usual one %s', (_what, file) => {
  put(file, 'a file');
  put('node_modules/tea/package.json', '{ "name": "tea", "type": "module", "main": "tea.js" }');
  put('node_modules/tea/tea.js', "export default 'hot';");
  const { folder, warning, imported } = chooseFolder();
  expect(folder).not.toContain(at('.'));
  expect(warning).toMatch(
    / can't be written \((EEXIST|ENOTDIR)\), so nothing is kept .* — delete it/,
  );
  // The bundle found the project's packages.
  expect(imported).toBe('hot');
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(at('node_modules'))).toEqual(['.cache', 'tea']);
});

it('is a temporary one, with a warning, if the usual one can only be read', () => {
  mkdirSync(at(`${USUAL}/entries`), { recursive: true });
  // The process becomes another user if this one is root, and that user has to find it.
  chmodSync(at('.'), 0o755);
  chmodSync(at(`${USUAL}/entries`), 0o555);
  const { folder, warning } = chooseFolder('if (process.getuid() === 0) process.setuid(65534);');
  expect(folder).not.toContain(at('.'));
  expect(warning).toContain("can't be written (EACCES)");
  expect(existsSync(folder)).toBe(false);
});

/**
 * Returns the folder that another process chooses, in which it writes and imports a bundle. It runs `before`
 * first.
 */
function chooseFolder(before = ''): { folder: string; warning: string; imported?: string } {
  const code = `
    import { writeFileSync } from 'node:fs';
    import { usableCache } from ${JSON.stringify(MODULE)};
    let warning = '';
    console.warn = (text) => (warning += text);
    ${before}
    const folder = usableCache(${JSON.stringify(at('.'))});
    const bundle = folder + '/bundle.mjs';
    writeFileSync(bundle, "export { default } from 'tea'");
    const imported = await import(bundle).then((tea) => tea.default, () => undefined);
    console.log(JSON.stringify({ folder, warning, imported }));`;
  const args = ['--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}
