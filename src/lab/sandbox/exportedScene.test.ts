import { World } from 'planck';
import { expect, it } from 'vitest';
import { defineScene, type Param } from '../model/scene.ts';
import { checkParams, isScene } from './exportedScene.ts';

const SCENE = defineScene({
  title: 'Empty',
  description: 'An empty world.',
  create: () => ({ world: new World(), view: { x: 0, y: 0, width: 3, height: 2 } }),
});

it('recognizes a scene', () => {
  expect(isScene(SCENE)).toBe(true);
});

it.each([undefined, null, {}, { create: {} }])('recognizes another export: %j', (exported) => {
  expect(isScene(exported)).toBe(false);
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
  expect(() => checkParams({ ...SCENE, params: { speed: speed as Param } })).toThrow(
    'invalid parameter "speed": create it with range(), toggle(), or choice()',
  );
});

it('throws for a parameter under something else than a toggle', () => {
  const speed: Param = { kind: 'toggle', label: 'Speed', value: true, under: 'motor' };
  expect(() => checkParams({ ...SCENE, params: { speed } })).toThrow(
    '"speed" is under "motor", which is not a toggle',
  );
});
