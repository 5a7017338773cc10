import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedVersion } from './library.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'library-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('installedVersion', () => {
  it.each([
    ['for the folder', 'planck', 'docs/node_modules/planck'],
    ['for a folder above', 'planck', 'node_modules/planck'],
    ['under a scope', '@scope/planck', 'docs/node_modules/@scope/planck'],
  ])('tells the version of a package that is installed %s', async (_name, name, path) => {
    put(`${path}/package.json`, { version: '1.2.3' });
    expect(await installedVersion(name, join(root, 'docs'))).toBe('1.2.3');
  });

  it('prefers the nearest', async () => {
    put('node_modules/planck/package.json', { version: '1.0.0' });
    put('docs/node_modules/planck/package.json', { version: '2.0.0' });
    expect(await installedVersion('planck', join(root, 'docs'))).toBe('2.0.0');
    expect(await installedVersion('planck', root)).toBe('1.0.0');
  });

  it('tells none of a package that is not installed', async () => {
    put('docs/node_modules/other/package.json', { version: '1.2.3' });
    put('docs/node_modules/planck/readme.json', {});
    expect(await installedVersion('planck', join(root, 'docs'))).toBeUndefined();
  });

  it('looks on where node_modules is no folder', async () => {
    put('docs/node_modules', {});
    put('node_modules/planck/package.json', { version: '1.2.3' });
    expect(await installedVersion('planck', join(root, 'docs'))).toBe('1.2.3');
  });

  it('hides no other mistake', async () => {
    mkdirSync(join(root, 'node_modules/planck/package.json'), { recursive: true });
    await expect(installedVersion('planck', root)).rejects.toThrow('EISDIR');
  });
});

function put(name: string, value: object): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
