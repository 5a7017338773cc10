import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { openCache } from '../../src/build/cache/cache.ts';
import { readExamples } from '../../src/build/sources/examples.ts';
import { siteSchema } from '../../src/config/schema.ts';
import { keysInCode, keysOf } from '../../src/lab/page/controls/sceneKeys.ts';

/** The keys of each example that listens to any. */
const KEYS: Record<string, string> = {
  ApplyForce: '← ↑ →',
  Asteroid: '← ↑ → Space',
  BodyTypes: 'C X Z',
  Breakout: '← → Space',
  Car: '← ↑ ↓ →',
  Confined: 'Space',
  ConvexHull: 'X Z',
  DistanceTest: '← ↑ ↓ → X Z',
  DynamicTreeTest: 'C M X Z',
  EdgeShapes: '1 2 3 4 5 X Z',
  HeavyOnLightTwo: 'X',
  Pinball: '← →',
  PolyCollision: '← ↑ ↓ → X Z',
  PolyShapes: '1 2 3 4 5 X Z',
  Prismatic: '← ↑ ↓ →',
  RayCast: '1 2 3 4 5 6 X Z',
  Revolute: 'X Z',
  RopeJoint: 'X',
  ShapeEditing: 'C X Z',
  SliderCrank: 'X Z',
  TheoJansen: '← →',
  VerticalStack: 'X Z',
  Web: 'X Z',
};

it('finds the keys of all examples in their code', async () => {
  const library = { package: 'planck', examples: 'example' };
  const config = siteSchema.parse({ title: 'T', library });
  const folder = { root: PROJECT_FOLDER, config, configFile: 'site.config.ts' };
  const { items } = await readExamples(folder, { cache: openCache(), labKey: '' });
  const listening = items.filter(({ source }) => /\bactiveKeys\b|\bkeydown\b/.test(source));
  const labels = listening.map(({ id, code }) => [
    id,
    keysOf(keysInCode(code), '')
      .map(({ label }) => label)
      .join(' '),
  ]);
  expect(Object.fromEntries(labels)).toEqual(KEYS);
});
