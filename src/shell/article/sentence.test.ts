import { describe, expect, it } from 'vitest';
import { sectionsAbout } from './sentence.ts';

const SECTIONS = [
  section('A stack jitters', 'boxes shake', 'Bodies that fall on the floor go through rest.'),
  section('A body falls through the floor', 'player sinks', 'Give it a fixture.'),
  section('A ball sticks to a wall', 'no bounce', 'Lower the threshold, or bounce it yourself.'),
];

describe('sectionsAbout', () => {
  it('prefers sections with all words in their names, in any form', () => {
    expect(findTitles('why do my bodies fall through the floor?')).toEqual({
      titles: ['A body falls through the floor'],
      areComplete: true,
    });
    expect(findTitles('sinking').titles).toEqual(['A body falls through the floor']);
  });

  it('finds words in texts if no name has all', () => {
    expect(findTitles('threshold').titles).toEqual(['A ball sticks to a wall']);
  });

  it('finds the beginning of a word, while it is typed', () => {
    expect(findTitles('jitt').titles).toEqual(['A stack jitters']);
  });

  it('has the nearest sections if none has all words', () => {
    expect(findTitles('my enemy sticks to every wall')).toEqual({
      titles: ['A ball sticks to a wall'],
      areComplete: false,
    });
    expect(findTitles('enemy networking wall').titles).toEqual([]);
  });

  it('finds nothing for punctuation', () => {
    expect(findTitles('?').titles).toEqual([]);
  });
});

function section(title: string, searchPhrases: string, text: string) {
  const name = `${title}, ${searchPhrases}`;
  return { title, name, text: `${name} ${text}` };
}

function findTitles(sentence: string) {
  const { found, areComplete } = sectionsAbout(sentence, SECTIONS);
  return { titles: found.map(({ title }) => title), areComplete };
}
