import { expect, test, vi } from 'vitest';
import { buildApp } from '../../src/build/app/app.ts';

/** Licenses whose only condition is that copies include their text. */
const PERMISSIVE = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'];

test('every package in the app has a permissive license, whose text the site can show', async () => {
  // The app that `npm run build` has cached, instead of another one.
  vi.stubEnv('NODE_ENV', 'production');
  const { licenses } = await buildApp();
  vi.unstubAllEnvs();
  expect(licenses.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', '@codemirror/view', 'preact', 'planck']),
  );
  const unclear = licenses.filter(
    ({ license, text }) => !PERMISSIVE.includes(license) || !/copyright|apache/i.test(text),
  );
  expect(unclear.map(({ name, license }) => `${name} ${license}`)).toEqual([]);
});
