import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from './bundle.js';
import { createClassNames } from './classNames.ts';

const CARDS = join(PROJECT_FOLDER, 'src/blocks/Cards.module.css');
const STEPS = join(PROJECT_FOLDER, 'src/blocks/Steps.module.css');

it('names the same classes the same in two builds', () => {
  const namesOf = () => {
    const nameOf = createClassNames();
    return [nameOf('cards', CARDS), nameOf('title', CARDS), nameOf('cards', CARDS)];
  };
  const [cards, title, again] = namesOf();
  expect(namesOf()).toEqual([cards, title, cards]);
  expect(again).toBe(cards);
  expect(title).not.toBe(cards);
});

it('gives classes of the same name in two files different names', () => {
  const nameOf = createClassNames();
  expect(nameOf('title', CARDS)).not.toBe(nameOf('title', STEPS));
});

it('makes short names that no global class has', () => {
  expect(createClassNames()('title', STEPS)).toMatch(/^_[a-z]{1,2}\d$/);
});

it('rejects a file that it does not know', () => {
  expect(() => createClassNames()('title', '/elsewhere.module.css')).toThrow(
    '/elsewhere.module.css',
  );
});
