import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  /** npm omits it for packages from its own registry. */
  resolved?: string;
  integrity?: string;
  hasInstallScript?: true;
  link?: true;
}

/** Packages that need to run a script when they are installed. */
const INSTALL_SCRIPTS: string[] = [];

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, LockedPackage>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

test('every locked package has a hash, and comes from the npm registry', () => {
  expect(installed.length).toBeGreaterThan(500);
  const unsafe = installed.filter(
    ([, { integrity = '', resolved = 'https://registry.npmjs.org/', link }]) =>
      link ||
      !integrity.startsWith('sha512-') ||
      !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(unsafe.map(([path]) => path)).toEqual([]);
});

test('no package runs a script when it is installed, except those that need it', () => {
  const scripts = installed.filter(([path, { hasInstallScript }]) => {
    // Packages for other systems are not installed.
    const file = `${path}/package.json`;
    const { scripts = {} } = existsSync(join(ROOT, file)) ? JSON.parse(read(file)) : {};
    return (
      hasInstallScript || ['preinstall', 'install', 'postinstall'].some((name) => scripts[name])
    );
  });
  expect(scripts.map(([path]) => path)).toEqual(INSTALL_SCRIPTS);
  // For a package that adds one in an update.
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});
