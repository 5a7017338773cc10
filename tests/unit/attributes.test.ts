import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as contract from '../../src/article/attributes.ts';
import { LINE_PROP } from '../../src/content/block.ts';
import { readInStylesheet, toAttributeName, usesInScript } from './attributeUses.ts';

const SRC = join(import.meta.dirname, '../../src');
/** Attributes that other libraries set: `remark-rehype` those of footnotes. */
const SET_BY_LIBRARIES = ['data-footnote-ref', 'data-footnote-backref'];
/** Tells other programs that read pages the language of a code block. */
const READ_BY_OTHERS = ['data-language'];
const X = new Map([['X', 'data-x']]);
const CONTRACT = new Set<string>(Object.values(contract));

test('only the contract contains the names of attributes that scripts look for', () => {
  const others = readFiles(/\.tsx?$/).filter(({ file }) => !file.endsWith('article/attributes.ts'));
  expect(others.length).toBeGreaterThan(100);
  const literals = others.flatMap(({ file, text }) =>
    attributesIn(text)
      .filter((name) => CONTRACT.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(literals).toEqual([]);
});

test('every attribute that is read is set, and vice versa', () => {
  const constants = new Map<string, string>();
  for (const [constant, value] of Object.entries({ ...contract, LINE_PROP }))
    constants.set(constant, toAttributeName(value) ?? value);
  const scripts = readFiles(/\.tsx?$/)
    .filter(({ text }) => /data[-A-Z]|dataset|attributes\.ts/.test(text))
    .map(({ text }) => usesInScript(text, constants));
  const set = new Set(scripts.flatMap(({ set }) => [...set]));
  const styled = readFiles(/\.css$/).flatMap(({ text }) => readInStylesheet(text));
  const read = new Set([...styled, ...scripts.flatMap(({ read }) => [...read])]);
  expect(read).toContain(contract.CHOSEN);
  expect([...read].filter((name) => !set.has(name))).toEqual(SET_BY_LIBRARIES);
  expect([...set].filter((name) => !read.has(name))).toEqual(READ_BY_OTHERS);
});

test.each([
  'document.querySelector(`a[data-x="1"] > b`)',
  `element.closest(\`[\${X}]\`)`,
  'element.hasAttribute(X)',
  "element.getAttribute('data-x')",
  'const { x } = document.documentElement.dataset',
  "observer.observe(element, { attributeFilter: ['data-x'] })",
  'Number(element.dataset.x)',
  'getAttribute(X, node)',
  'node.properties.dataX !== undefined',
  "html.includes(' data-x=')",
])('a script that only reads an attribute does not set it: %s', (script) => {
  expect(usesInScript(script, X)).toEqual({ read: new Set(['data-x']), set: new Set() });
});

test.each([
  '<a data-x={1} />',
  '<a {...{ [X]: 1 }} />',
  "const HTML = '<a data-x></a>'",
  `const html = \`<a \${X}="\${value}">\``,
  "element.setAttribute('data-x', '')",
  'element.toggleAttribute(X, isOn)',
  "element.dataset.x = ''",
  "node.properties['data-x'] = 1",
  "const properties = { dataX: '' }",
])('a script that only sets an attribute does not read it: %s', (script) => {
  expect(usesInScript(script, X)).toEqual({ read: new Set(), set: new Set(['data-x']) });
});

test.each(["element.removeAttribute('data-x')", 'delete element.dataset.x'])(
  'a script that only removes an attribute neither sets nor reads it: %s',
  (script) => {
    expect(usesInScript(script, X)).toEqual({ read: new Set(), set: new Set() });
  },
);

function readFiles(name: RegExp): { file: string; text: string }[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: withoutComments(readFileSync(join(SRC, file), 'utf8')) }));
}

function attributesIn(text: string): string[] {
  return text.match(/\bdata-[a-z-]+/g) ?? [];
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
