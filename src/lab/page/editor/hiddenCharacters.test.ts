import { expect, it } from 'vitest';
import { hiddenCharacterWarning } from './hiddenCharacters.ts';

it.each([
  ['a right-to-left override', '\u202e'],
  ['a left-to-right isolate', '\u2066'],
  ['a first strong isolate', '\u2068'],
  ['an embedding', '\u202a'],
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a word joiner', '\u2060'],
  ['a Hangul filler', '\u3164'],
  ['a soft hyphen', '\u00ad'],
  ['a variation selector', '\ufe0f'],
  ['another variation selector', '\ufe01'],
  ['a tag', '\u{e0041}'],
  ['a control character', '\u0008'],
])('finds %s', (_name, character) => {
  expect(hiddenCharacterWarning(`const a = 1;\nconst ${character}b = 2;`)).toMatch(/^Line 2 /);
});

it('finds nothing in ordinary code, in any script', () => {
  const code = 'const größe = "⚽️ 👩‍🚀 ❤️ مرحبا 你好";\r\n\t// “quotes” – dashes…';
  expect(hiddenCharacterWarning(code)).toBeUndefined();
});

it('names the first lines in a warning', () => {
  expect(hiddenCharacterWarning('\u202e')).toMatch(/^Line 1 contains invisible/);
  expect(hiddenCharacterWarning('\u202e\n'.repeat(7))).toMatch(
    /^Lines 1, 2, 3, 4, 5, and 2 more contain/,
  );
});
