import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, isUnspaced, readTokens, tokenize, toTerm, toTerms } from './terms.ts';

/**
 * Generates text that is hard to split into tokens: names in code, scripts without spaces, lone accents, half surrogate
 * pairs.
 */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'aeZß12_$.-> \u0301か物ー물\u3099\u302e\ud842'),
      fc.constantFrom('World.createBody', 'b2Vec2', 'MAX_SPEED', '𠮷', 'bodies', '_\u0301'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
  )
  .map((parts) => parts.join(''));
/** Generates a token of such a text. */
const anyToken = anyText.chain((text) => fc.constantFrom('x', ...tokenize(text)));

describe('tokenize', () => {
  it.each([
    ['Call step() with a time.', ['Call', 'step', 'with', 'a', 'time']],
    ['World.createBody(def) -> Body', ['World.createBody', 'def', 'Body']],
    ['bodies[0]->next, "quoted" & <b>', ['bodies', '0', 'next', 'quoted', 'b']],
    ['1.5 m/s² and 60 Hz', ['1.5', 'm', 's²', 'and', '60', 'Hz']],
    ['b2_linearSlop $scope', ['b2_linearSlop', '$scope']],
    ['Größe naïve', ['Größe', 'naïve']],
    ['C++, C#, Rot#c, a#', ['C++', 'C#', 'Rot', 'c', 'a#']],
    ['', []],
    ['-> [] {} ... ()', []],
    ['😀 👍🏽', []],
  ])('of %j', (text, tokens) => {
    expect(tokenize(text)).toEqual(tokens);
  });

  it.each([
    ['物理世界', ['物理', '理世', '世界']],
    ['力', ['力']],
    ['ラグドール', ['ラグ', 'グド', 'ドー', 'ール']],
    ['물리 엔진', ['물리', '엔진']],
    ['Planck物理API', ['Planck', '物理', 'API']],
    ['𠮷野家', ['𠮷野', '野家']],
  ])('splits %j, which has no spaces, into pairs', (text, tokens) => {
    expect(tokenize(text)).toEqual(tokens);
  });

  it('keeps an accent with its letter, and skips one without a letter', () => {
    expect(tokenize('か\u3099く \u0301 a\u0301')).toEqual(['か\u3099く', 'a\u0301']);
  });

  it('returns tokens of any text in order, at their positions', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tokens = readTokens(text);
        for (const { text: token, start } of tokens) {
          expect(token).not.toBe('');
          expect(text.slice(start, start + token.length)).toBe(token);
        }
        const starts = tokens.map(({ start }) => start);
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      }),
    );
  });
});

describe('toTerms', () => {
  it.each([
    ['step', ['step']],
    ['setLinearVelocity', ['setlinearvelocity', 'set', 'linear', 'velocity']],
    ['World.createBody', ['world.createbody', 'world', 'createbody', 'create', 'body']],
    ['b2Vec2', ['b2vec2', 'b2', 'vec2']],
    ['Joint2D', ['joint2d', 'joint', '2d']],
    ['MAX_MANIFOLD_POINTS', ['max_manifold_points', 'max', 'manifold', 'point']],
    ['getAABB', ['getaabb', 'get', 'aabb']],
    ['AABBValue', ['aabbvalue', 'aabb', 'value']],
    ['1.5', ['1.5']],
    ['Größe', ['grosse']],
    ['bodies', ['body']],
    ['boxes', ['box']],
    ['joints', ['joint']],
    ['mass', ['mass']],
    ['is', ['is']],
    ['radius', ['radiu']],
  ])('of %j', (token, terms) => {
    expect(toTerms(token)).toEqual(terms);
  });

  it('has at least one term for any token, none empty, all folded', () => {
    fc.assert(
      fc.property(anyToken, (token) => {
        const terms = toTerms(token);
        expect(terms[0]).toBe(toTerm(token));
        for (const term of terms) {
          expect(term).not.toBe('');
          expect(term).toBe(term.toLowerCase());
          expect(fold(term)).toBe(term);
        }
      }),
    );
  });

  it('finds an accented word without its accents, and the other way round', () => {
    expect(toTerms('café')).toEqual(toTerms('CAFE'));
  });
});

describe('fold', () => {
  it('keeps Korean syllables composed', () => {
    expect(fold('물리')).toBe('물리');
  });
});

describe('isUnspaced', () => {
  it('looks at the first character', () => {
    expect(['物理', '物理', 'physics', 'physics', ''].map(isUnspaced)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
