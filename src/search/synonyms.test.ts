import { expect, it } from 'vitest';
import { createSynonyms } from './synonyms.ts';

const synonyms = createSynonyms([
  ['sensor', 'trigger', 'trigger zone'],
  ['tunneling', 'goes through a wall'],
  ['body', 'bodies'],
]);

it.each([
  ['trigger', ['sensor 0-1']],
  ['big triggers', ['sensor 1-2']],
  ['trigger zone', ['sensor 0-1', 'sensor 0-2']],
  ['ball goes through wall', ['tunneling 1-4']],
  ['bodies', []],
  ['sensor', []],
])('in %j, they are %j', (text, found) => {
  const all = synonyms.within(text.split(' '));
  expect(all.map(({ name, from, to }) => `${name} ${from}-${to}`)).toEqual(found);
});
