import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEditorDeclarations, withReadableDefaults } from './declarations.ts';

const PROJECT = join(import.meta.dirname, '../../..');

it.each([
  ['[default: true]', 'Default: true'],
  ['[default: { x : 0, y : 0}]', 'Default: { x: 0, y: 0 }'],
  ['The gravity. [default: 8]', 'The gravity. Default: 8'],
])('writes %s as %s', (comment, expected) => {
  expect(withReadableDefaults(`/** ${comment} */`)).toBe(`/** ${expected} */`);
});

it('leaves no raw default of the library to the editor', () => {
  const text = readEditorDeclarations(PROJECT)['/planck.d.ts'];
  expect(text).toContain('Default: { x: 0, y: 0 }');
  expect(text).not.toMatch(/\[default/);
});
