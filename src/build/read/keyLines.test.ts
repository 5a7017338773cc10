import { expect, it } from 'vitest';
import { keyLines } from './keyLines.ts';

const CONFIG = `import { defineSite } from '#config';
const sidebar = [
  { text: 'World' },
  { text: 'Body', lnik: '/body' },
];
export default defineSite({
  title: 'Engine',
  'library': { package: 'planck',
    reference: 5 },
  sidebar,
  ...more,
} satisfies Config);
`;

it.each<[PropertyKey[], number]>([
  [[], 6],
  [['title'], 7],
  [['library'], 8],
  [['library', 'reference'], 9],
  [['library', 'gone'], 8],
  [['sidebar', 1, 'lnik'], 4],
  [['sidebar', 0], 3],
  [['gone', 'deeper'], 6],
])('finds the line of the key %j', (path, line) => {
  expect(keyLines(CONFIG)(path)).toBe(line);
});

it('finds nothing without a default export', () => {
  expect(keyLines('export const a = 1;')(['a'])).toBe(undefined);
});

it.each([
  ['the first element of a spread array', 0, 2],
  ['an element after a spread array', 2, 8],
  ['an element of another file, by its ancestor', 3, 6],
])('finds the line of %s', (_name, index, line) => {
  const config = `const learn = [
  'Tutorials',
  'Recipes',
];
export default {
  sidebar: [
    ...learn,
    'World',
    ...imported,
    'Body',
  ],
};
`;
  expect(keyLines(config)(['sidebar', index])).toBe(line);
});
