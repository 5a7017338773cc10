import * as planck from 'planck';
import { World } from 'planck';
import { describe, expect, it } from 'vitest';
import { defineScene } from '../model/scene.ts';
import { readScene, withLibrary } from './exportedScene.ts';

const SCENE = defineScene({
  title: 'Empty',
  description: 'An empty world.',
  create: () => ({ world: new World(), view: { x: 0, y: 0, width: 3, height: 2 } }),
});

describe('readScene', () => {
  it('returns the scene that a module exports', () => {
    expect(readScene(SCENE)).toBe(SCENE);
  });

  it.each([undefined, null, {}, { create: {} }])('throws for another export: %j', (exported) => {
    expect(() => readScene(exported)).toThrow('no scene found');
  });

  it.each([
    5,
    null,
    { kind: 'range', label: 'Speed', value: 5 },
    { kind: 'toggle', label: 'Speed' },
    { kind: 'choice', label: 'Speed', options: ['a'], value: 'b' },
    { kind: 'choice', label: 'Speed', options: ['a', {}], value: 'a' },
    { kind: 'toggle', label: {}, value: true },
  ])('throws for an invalid parameter: %j', (speed) => {
    expect(() => readScene({ ...SCENE, params: { speed } })).toThrow(
      'invalid parameter "speed": create it with range(), toggle(), or choice()',
    );
  });

  it('throws for a parameter under something else than a toggle', () => {
    const speed = { kind: 'toggle', label: 'Speed', value: true, under: 'motor' };
    expect(() => readScene({ ...SCENE, params: { speed } })).toThrow(
      '"speed" is under "motor", which is not a toggle',
    );
  });
});

describe('withLibrary', () => {
  const former = {
    title: 'A ball',
    description: '',
    scene: ({ World }: typeof planck, params: object, random: () => number) => ({
      world: new World(),
      view: { x: Object.keys(params).length, y: random(), width: 3, height: 2 },
    }),
  };

  it('gives the library to a scene from an old link, which expects it', () => {
    const { view } = readScene(withLibrary(former, planck)).create({ speed: 5 }, () => 0.5);
    expect(view).toMatchObject({ x: 1, y: 0.5 });
  });

  it.each([SCENE, undefined, null, () => undefined, {}])('leaves anything else: %j', (exported) => {
    expect(withLibrary(exported, planck)).toBe(exported);
  });
});
