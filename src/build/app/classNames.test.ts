import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { createClassNames } from './classNames.ts';

const CARDS = join(PROJECT_FOLDER, 'src/blocks/Cards.module.css');
const STEPS = join(PROJECT_FOLDER, 'src/blocks/Steps.module.css');
const CSS =
  '.cards { margin: 0.5em }\n.cards > .title, .note:hover { color: red }\n@keyframes grow {}';

it('names classes by their file and their order, whichever is read first', () => {
  const [first, second] = [createClassNames(), createClassNames()];
  const title = first('title', CARDS, CSS);
  expect(second('cards', CARDS, CSS)).not.toBe(title);
  expect(second('title', CARDS, CSS)).toBe(title);
  expect(first('note', CARDS, CSS)).not.toBe(title);
  expect(first('grow', CARDS, CSS)).not.toBe(title);
});

it('gives classes of the same name in two files different names', () => {
  const nameClass = createClassNames();
  expect(nameClass('title', CARDS, CSS)).not.toBe(nameClass('title', STEPS, CSS));
});

it('makes short names that no global class has', () => {
  expect(createClassNames()('title', STEPS, CSS)).toMatch(/^_[a-z]{1,2}\d$/);
});

it('rejects an unknown file or class', () => {
  const nameClass = createClassNames();
  expect(() => nameClass('title', '/elsewhere.module.css', CSS)).toThrow('/elsewhere.module.css');
  expect(() => nameClass('absent', CARDS, CSS)).toThrow('absent');
});
