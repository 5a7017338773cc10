import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toKeyCode } from '../../src/lab/testbed/keys.ts';

const DOCS = join(import.meta.dirname, '../../docs');
/** A key that code compares or looks up. */
const USED =
  /(?<=[[( ])'(Arrow\w+|Enter)'|key(?:\.toLowerCase\(\))? === '([a-z\d ])'|(Arrow[A-Z]\w+):/g;

const SCENES = readdirSync(join(DOCS, 'scenes'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.ts'))
  .map(({ parentPath, name }) => ({
    name,
    code: readFileSync(join(parentPath, name), 'utf8'),
  }))
  .filter(({ code }) => /\bkeys: \{/.test(code));

it('finds scenes with keys', () => {
  expect(SCENES.length).toBeGreaterThan(25);
});

it.each(SCENES)('$name names the keys that its code uses, and no others', ({ code }) => {
  const [declaration = '', list = ''] = /\bnames: \[(.*)\],/.exec(code) ?? [];
  const names = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  const rest = code.replace(declaration, '');
  const used = [...rest.matchAll(USED)].map(
    ([, named, compared, looked]) => named ?? compared ?? looked,
  );
  expect(names.filter((name) => toKeyCode(name) === undefined)).toEqual([]);
  expect(used.filter((key = '') => !names.includes(key))).toEqual([]);
  expect(names.filter((name) => !rest.includes(`'${name}'`) && !rest.includes(`${name}:`))).toEqual(
    [],
  );
});
