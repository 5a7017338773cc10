import { describe, expect, it } from 'vitest';
import { defineScene } from '../model/scene.ts';
import { checkedScene } from './exportedScene.ts';

const SCENE = defineScene({
  title: 'Empty',
  description: 'An empty world.',
  scene: ({ World }) => ({ world: new World(), view: { x: 0, y: 0, width: 3, height: 2 } }),
});

describe('checkedScene', () => {
  it('returns the scene that a module exports', () => {
    expect(checkedScene(SCENE)).toBe(SCENE);
  });

  it.each([undefined, null, {}, { scene: {} }])('throws for another export: %j', (exported) => {
    expect(() => checkedScene(exported)).toThrow('no scene found');
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
    expect(() => checkedScene({ ...SCENE, params: { speed } })).toThrow(
      'invalid parameter "speed": create it with range(), toggle(), or choice()',
    );
  });

  it('throws for a parameter under something else than a toggle', () => {
    const speed = { kind: 'toggle', label: 'Speed', value: true, under: 'motor' };
    expect(() => checkedScene({ ...SCENE, params: { speed } })).toThrow(
      '"speed" is under "motor", which is not a toggle',
    );
  });
});
