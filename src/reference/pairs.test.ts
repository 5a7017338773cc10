import { describe, expect, it } from 'vitest';
import { LIBRARY, member, symbol } from '../../tests/unit/sampleLibrary.ts';
import type { LibrarySymbol } from './model.ts';
import { findAccessorsOfOption, findCounterparts } from './pairs.ts';
import { createReference, type Reference } from './reference.ts';

const METHODS = ['getAngle', 'setAngle', 'isBullet', 'setBullet', 'enableLimit', 'isLimitEnabled'];
const OPTIONS = ['angle', 'bullet', 'enableLimit', 'allowRest', 'name'];

const ball = symbol('Ball', 'class', {
  members: [...METHODS, 'isRestAllowed', 'settle'].map((name) => member(name, 'method')),
});
const def = symbol('BallDef', 'interface', {
  members: OPTIONS.map((name) => member(name, 'property')),
});
const child = symbol('RedBall', 'class', { inherited: [{ from: 'Ball', names: METHODS }] });
const childDef = symbol('RedBallOpt', 'interface', { members: [member('angle', 'property')] });

const reference = createReference(
  { ...LIBRARY, symbols: [ball, def, child, childDef] },
  {
    topics: [],
    symbols: {
      Ball: { internal: ['setBullet'] },
      BallDef: { members: { allowRest: { atRuntime: ['Ball.isRestAllowed'] } } },
    },
  },
  { root: '/api' },
);

describe('findCounterparts', () => {
  const of = (name: string) => findCounterparts(ball, member(name, 'method'), reference);

  it('are the getter and the setter of the same value', () => {
    expect(of('getAngle')).toEqual({ getters: [], setters: ['Ball.setAngle'] });
    expect(of('setAngle')).toEqual({ getters: ['Ball.getAngle'], setters: [] });
    expect(of('isLimitEnabled')).toEqual({ getters: [], setters: ['Ball.enableLimit'] });
    expect(of('enableLimit')).toEqual({ getters: ['Ball.isLimitEnabled'], setters: [] });
  });

  it('do not exist for other names, and are not internal', () => {
    expect(of('settle')).toEqual({ getters: [], setters: [] });
    expect(of('isBullet')).toEqual({ getters: [], setters: [] });
  });
});

describe('findAccessorsOfOption', () => {
  const of = (name: string, owner: LibrarySymbol = def, from: Reference = reference) =>
    findAccessorsOfOption(owner, member(name, 'property'), from);

  it('are those of the class that the definition creates', () => {
    expect(of('angle')).toEqual({ getters: ['Ball.getAngle'], setters: ['Ball.setAngle'] });
    expect(of('bullet')).toEqual({ getters: ['Ball.isBullet'], setters: [] });
    expect(of('enableLimit')).toEqual({
      getters: ['Ball.isLimitEnabled'],
      setters: ['Ball.enableLimit'],
    });
    expect(of('name')).toEqual({ getters: [], setters: [] });
  });

  it('can be inherited', () => {
    expect(of('angle', childDef)).toEqual({
      getters: ['RedBall.getAngle'],
      setters: ['RedBall.setAngle'],
    });
  });

  it('come from the notes where the names differ', () => {
    expect(of('allowRest')).toEqual({ getters: ['Ball.isRestAllowed'], setters: [] });
  });
});
