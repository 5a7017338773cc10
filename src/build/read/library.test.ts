import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { installedRelease } from './library.ts';

const root = useTemporaryFolder();

describe('installedRelease', () => {
  it.each([
    ['for the folder', 'planck', 'docs/node_modules/planck'],
    ['for a folder above', 'planck', 'node_modules/planck'],
    ['under a scope', '@scope/planck', 'docs/node_modules/@scope/planck'],
  ])(
    'returns the name and version of a package that is installed %s',
    async (_name, name, path) => {
      put(`${path}/package.json`, { version: '1.2.3' });
      expect(await installedRelease(name, root.at('docs'))).toBe(`${name}@1.2.3`);
    },
  );

  it('prefers the nearest package', async () => {
    put('node_modules/planck/package.json', { version: '1.0.0' });
    put('docs/node_modules/planck/package.json', { version: '2.0.0' });
    expect(await installedRelease('planck', root.at('docs'))).toBe('planck@2.0.0');
    expect(await installedRelease('planck', root.path)).toBe('planck@1.0.0');
  });

  it('is undefined for a package that is not installed', async () => {
    put('docs/node_modules/other/package.json', { version: '1.2.3' });
    put('docs/node_modules/planck/readme.json', {});
    expect(await installedRelease('planck', root.at('docs'))).toBeUndefined();
  });

  it('continues above a node_modules that is not a folder', async () => {
    put('docs/node_modules', {});
    put('node_modules/planck/package.json', { version: '1.2.3' });
    expect(await installedRelease('planck', root.at('docs'))).toBe('planck@1.2.3');
  });

  it('throws any other error', async () => {
    mkdirSync(root.at('node_modules/planck/package.json'), { recursive: true });
    await expect(installedRelease('planck', root.path)).rejects.toThrow('EISDIR');
  });
});

function put(name: string, value: object): void {
  root.put(name, JSON.stringify(value));
}
