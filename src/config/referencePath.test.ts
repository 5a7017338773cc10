import { expect, it } from 'vitest';
import { parseConfig } from './load.ts';
import { referencePath } from './referencePath.ts';

it.each([
  [undefined, undefined],
  [{ package: 'engine' }, undefined],
  [{ package: 'engine', reference: '/api' }, '/api'],
  [{ package: 'engine', reference: '/api/' }, '/api'],
  [{ package: 'engine', reference: '/' }, '/'],
])('the reference of the library %j is at %j', (library, path) => {
  const { config } = parseConfig({ title: 'Engine', library }, 'site.config.ts');
  expect(referencePath(config)).toBe(path);
});
