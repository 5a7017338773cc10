import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { packageLicenses } from './licenses.ts';
import { bundleScript } from './script.ts';

const modules = join(PROJECT_FOLDER, 'node_modules');

it('finds the packages of modules with their versions and license texts', () => {
  const ids = [
    join(PROJECT_FOLDER, 'src/shell/start.tsx'),
    join(modules, 'preact/compat/dist/compat.module.js'),
    join(modules, '@codemirror/state/dist/index.js?v=1'),
    join(modules, 'preact/dist/preact.module.js'),
    '\0vite/preload-helper.js',
    '\0virtual:lab',
  ];
  const licenses = packageLicenses(ids);
  expect(licenses.map(({ name, license }) => `${name} ${license}`)).toEqual([
    '@codemirror/state MIT',
    'preact MIT',
    'vite MIT',
  ]);
  for (const { version, text } of licenses) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(text).toContain('Permission is hereby granted, free of charge');
  }
  // Bundles contain only Vite's own code, so its text leaves out the licenses of its dependencies.
  expect(licenses[2]?.text.length).toBeLessThan(2000);
});

it('records which packages a script contains', async () => {
  const found = new Set<string>();
  await bundleScript('src/lab/worker/worker.ts', found);
  expect(packageLicenses(found).map(({ name }) => name)).toContain('planck');
});
