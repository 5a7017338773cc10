import { describe, expect, it } from 'vitest';
import { didYouMean, findNearest } from './nearest.ts';

describe('findNearest', () => {
  it.each([
    ['two letters swapped', 'titel', ['text', 'title'], 'title'],
    ['a missing letter', 'descripton', ['title', 'description'], 'description'],
    ['an extra letter', 'liink', ['line', 'link'], 'link'],
    ['a wrong letter', 'dcs', ['minimal', 'docs', 'landing'], 'docs'],
    ['letters of another case', 'TITLETEMPLATE', ['title', 'titleTemplate'], 'titleTemplate'],
    ['two wrong letters in a short word', 'tsx', ['css', 'json'], 'css'],
    ['a third of a long word', 'linearvelocity', ['setLinearVelocity'], 'setLinearVelocity'],
  ])('finds a word with %s', (_name, word, candidates, found) => {
    expect(findNearest(word, candidates)).toBe(found);
  });

  it.each([
    ['three wrong letters of five', 'world', ['wxyzd']],
    ['more than a third of a long word', 'abcdefghijkl', ['abcdefgxxxxx']],
    ['another word', 'mastodon', ['discord', 'github', 'telegram']],
  ])('finds nothing for %s', (_name, word, candidates) => {
    expect(findNearest(word, candidates)).toBeUndefined();
  });

  it('finds nothing among no candidates', () => {
    expect(findNearest('title', [])).toBeUndefined();
  });

  it('returns the closest candidate at any position', () => {
    expect(findNearest('joint', ['joins', 'points', 'joint-1', 'joint', 'joints'])).toBe('joint');
  });

  it('accepts an iterator', () => {
    expect(findNearest('/wrld', new Map([['/world', 1]]).keys())).toBe('/world');
  });

  it('finds every word despite one typo', () => {
    const words = [
      'titleTemplate',
      'description',
      'basePath',
      'outlineFooter',
      '/joint/rope-joint',
    ];
    for (const word of words) {
      for (let at = 0; at < word.length; at++) {
        expect(findNearest(word.slice(0, at) + word.slice(at + 1), words)).toBe(word);
        expect(findNearest(`${word.slice(0, at)}#${word.slice(at)}`, words)).toBe(word);
      }
    }
  });
});

describe('didYouMean', () => {
  it('suggests the closest word', () => {
    expect(didYouMean('titel', ['title'], 'remove it')).toBe('did you mean "title"?');
  });

  it('returns the given fix if no word is close', () => {
    expect(didYouMean('mastodon', ['github'], 'remove it')).toBe('remove it');
  });
});
