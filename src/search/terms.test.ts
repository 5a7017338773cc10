import { describe, expect, it } from 'vitest';
import { fold, isUnspaced, stemOf, termsOf, tokenize, tokensOf } from './terms.ts';

describe('tokenize', () => {
  it.each([
    ['Call step() with a time.', ['Call', 'step', 'with', 'a', 'time']],
    ['World.createBody(def) -> Body', ['World.createBody', 'def', 'Body']],
    ['bodies[0]->next, "quoted" & <b>', ['bodies', '0', 'next', 'quoted', 'b']],
    ['1.5 m/s² and 60 Hz', ['1.5', 'm', 's²', 'and', '60', 'Hz']],
    ['b2_linearSlop $scope', ['b2_linearSlop', '$scope']],
    ['Größe naïve', ['Größe', 'naïve']],
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
  ])('of %j, which has no spaces, by pairs', (text, tokens) => {
    expect(tokenize(text)).toEqual(tokens);
  });

  it('tells where each token stands', () => {
    const text = 'a 物理世 𠮷野家.x World.step()';
    for (const { text: token, start } of tokensOf(text)) {
      expect(text.slice(start, start + token.length)).toBe(token);
    }
  });
});

describe('termsOf', () => {
  it.each([
    ['step', ['step']],
    ['setLinearVelocity', ['setlinearvelocity', 'set', 'linear', 'velocity']],
    ['World.createBody', ['world.createbody', 'world', 'createbody', 'create', 'body']],
    ['b2Vec2', ['b2vec2', 'b2', 'vec2']],
    ['Joint2D', ['joint2d', 'joint', '2d']],
    ['MAX_MANIFOLD_POINTS', ['max_manifold_points', 'max', 'manifold', 'points', 'point']],
    ['getAABB', ['getaabb', 'get', 'aabb']],
    ['AABBValue', ['aabbvalue', 'aabb', 'value']],
    ['1.5', ['1.5']],
    ['Größe', ['grosse']],
    ['bodies', ['bodies', 'body']],
    ['boxes', ['boxes', 'box']],
    ['joints', ['joints', 'joint']],
    ['mass', ['mass']],
    ['is', ['is']],
    ['radius', ['radius', 'radiu']],
  ])('of %j', (token, terms) => {
    expect(termsOf(token)).toEqual(terms);
  });

  it('finds an accented word without its accents, and the other way round', () => {
    expect(termsOf('café')).toEqual(termsOf('CAFE'));
  });
});

describe('fold', () => {
  it('keeps the syllables of Korean together', () => {
    expect(fold('물리')).toBe('물리');
  });
});

describe('isUnspaced', () => {
  it('knows scripts without spaces by their first sign, each time it is asked', () => {
    expect(['物理', '物理', 'physics', 'physics', ''].map(isUnspaced)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('stemOf', () => {
  it.each([
    ['moving', 'mov'],
    ['stopping', 'stop'],
    ['rotate', 'rotat'],
    ['interpolation', 'interpolat'],
    ['fixed', undefined],
    ['spring', undefined],
    ['body', undefined],
  ])('of %j', (term, stem) => {
    expect(stemOf(term)).toBe(stem);
  });
});
