import { describe, expect, it } from 'vitest';
import { locateNames, locateNotes, locateText, offsetLine } from './noteLocations.ts';

const WORLD = `import { shared } from './shared.ts';

export const World = {
  summary: 'Takes a step.',
  members: {
    ...shared,
    'step': { summary: 'Goes [on](/gone).', parameters: { step: 'Its length.' } },
  },
  statics: { step: 'Of all worlds.' },
  internal: ['clear'],
  remarks: \`First line.

![A](./no.svg) and \${value}.\`,
};
export const Body = { summary: 'A body. [On](/gone)', members: { step: 'Another one.' } };
`;
const SHARED = `export const shared = { clear: 'Empties it.' };\n`;

const locations = await locateNotes([
  { path: 'World.ts', text: WORLD },
  { path: 'shared.ts', text: SHARED },
]);
const formatLocation = (found: { file: string; line: number } | undefined) =>
  found && `${found.file}:${found.line}`;

describe('locateNames', () => {
  it.each([
    ['a symbol', ['World'], 'World.ts:3'],
    ['a member, not a parameter or a word', ['World', 'step'], 'World.ts:7'],
    ['a parameter', ['World', 'step', 'step'], 'World.ts:7'],
    ['a static member', ['World', 'statics', 'step'], 'World.ts:9'],
    ['a name in a list', ['World', 'internal', 'clear'], 'World.ts:10'],
    ['the member of another symbol', ['Body', 'step'], 'World.ts:15'],
    ['a shared note', ['World', 'members', 'clear'], 'shared.ts:1'],
    ['what is around a missing key', ['World', 'members', 'gone'], 'World.ts:5'],
    ['nothing in other notes', ['Joint', 'gone'], undefined],
  ])('finds %s', (_name, names, location) => {
    expect(formatLocation(locateNames(locations, names))).toBe(location);
  });
});

describe('locateText', () => {
  it('finds a text first in the notes on the symbol', () => {
    expect(formatLocation(locateText(locations, ['World'], '/gone'))).toBe('World.ts:7');
    expect(formatLocation(locateText(locations, ['Body'], '/gone'))).toBe('World.ts:15');
    expect(formatLocation(locateText(locations, [], '/gone'))).toBe('World.ts:7');
  });

  it('finds the line in a text of several', () => {
    expect(formatLocation(locateText(locations, ['World'], './no.svg'))).toBe('World.ts:13');
  });

  it('finds no keys', () => {
    expect(locateText(locations, ['World'], 'members')).toBeUndefined();
  });
});

it('a line of a text that is written in one line is that line', () => {
  const location = { file: 'a.ts', line: 5, names: [], written: "'a\\nb'" };
  expect(offsetLine(location, 1).line).toBe(5);
  expect(offsetLine({ ...location, written: '`a\nb`' }, 1).line).toBe(6);
});
