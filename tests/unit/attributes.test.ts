import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as contract from '../../src/article/attributes.ts';

const SRC = join(import.meta.dirname, '../../src');
const CONTRACT = new Set<string>(Object.values(contract));

test('only the contract contains the names of attributes that scripts look for', () => {
  const others = filesOf(/\.tsx?$/).filter(({ file }) => !file.endsWith('article/attributes.ts'));
  expect(others.length).toBeGreaterThan(100);
  const literals = others.flatMap(({ file, text }) =>
    attributesIn(text)
      .filter((name) => CONTRACT.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(literals).toEqual([]);
});

test('every attribute in a stylesheet is set by a script', () => {
  const sheets = filesOf(/\.css$/);
  const styled = new Set(sheets.flatMap(({ text }) => attributesIn(text)));
  expect(styled).toContain(contract.CHOSEN);
  const scripts = filesOf(/\.tsx?$/).map(({ text }) => text);
  const isWritten = (name: string) =>
    scripts.some((text) => attributesIn(text).includes(name) || text.includes(datasetName(name)));
  expect([...styled].filter((name) => !isWritten(name))).toEqual([]);
});

function filesOf(name: RegExp): { file: string; text: string }[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: withoutComments(readFileSync(join(SRC, file), 'utf8')) }));
}

function attributesIn(text: string): string[] {
  return text.match(/\bdata-[a-z-]+/g) ?? [];
}

/** `dataset.script` for `data-script`. */
function datasetName(attribute: string): string {
  return attribute.replace('data-', 'dataset.');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
