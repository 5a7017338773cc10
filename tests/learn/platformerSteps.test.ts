import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as planck from 'planck';
import { describe, expect, it } from 'vitest';
import { listBodies } from '../../src/lab/draw/world.ts';
import type { Scene } from '../../src/lab/model/scene.ts';
import { drawPoster } from '../../src/lab/posters/drawPoster.ts';
import { compileModule } from '../../src/lab/typescript/module.ts';
import { createWorldCheck, watchEngine } from '../../src/lab/worldCheck/worldCheck.ts';
import { DOWN, LEFT, play, RIGHT, UP } from './platformer.ts';

const FOLDER = join(import.meta.dirname, '../../docs/learn/platformer');
const IDS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => basename(name, '.ts'));
const modules = import.meta.glob<{ default: Scene }>('../../docs/learn/platformer/*.ts', {
  eager: true,
});

/** Sources of differences between runs with the same keys. */
const IMPURE =
  /\bMath\.random\b|\bDate\b|\bperformance\.|\bcrypto\.|\bset(?:Timeout|Interval)\b|^(?:let|var)\b/m;

/** Ten seconds of keys that reach as much as possible in every step. */
const KEYS = [[RIGHT], [RIGHT, UP], [RIGHT], [LEFT, UP], [], [DOWN], [RIGHT, UP], [UP], [RIGHT]];
const STEPS_PER_KEYS = 67;

describe.each(IDS)('the step %s of the platformer', (id) => {
  const scene = modules[`../../docs/learn/platformer/${id}.ts`]?.default as Scene;
  const code = readFileSync(join(FOLDER, `${id}.ts`), 'utf8');

  const run = () => {
    const watch = watchEngine(planck);
    const { simulation, stage, hold } = play(scene);
    const { findings } = createWorldCheck(simulation.world(), watch);
    for (const keys of KEYS) hold(keys, STEPS_PER_KEYS);
    watch.stop();
    const poses = listBodies(stage.world).map((body) => [
      ...Object.values(body.getPosition()),
      body.getAngle(),
    ]);
    return {
      poses,
      facts: stage.facts?.(),
      found: findings().map(({ rule, message }) => `${rule}: ${message}`),
    };
  };

  it('ends in the same state when it runs again, and makes no usual mistake', () => {
    const first = run();
    expect(run()).toEqual(first);
    expect(first.found).toEqual([]);
  });

  it('uses no time, randomness, or state except its arguments', () => {
    expect(code).not.toMatch(IMPURE);
  });

  it('can be compiled in a page', () => {
    expect(compileModule(code, ['planck', '#scene']).errors).toEqual([]);
  });

  it('has a picture and instructions', () => {
    expect(drawPoster(planck, scene).elements.length).toBeGreaterThan(2);
    expect(play(scene).stage.info?.()).toContain('→');
  });

  it('is played with the arrow keys', () => {
    expect(play(scene).stage.keys?.names).toEqual(expect.arrayContaining([LEFT, RIGHT]));
  });

  it('has a level of equal rows that begin and end with a wall', () => {
    const rows = (code.match(/const LEVEL = .*?`\n([\s\S]*?)\n`/)?.[1] ?? '').split('\n');
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    for (const row of rows) expect(row).toMatch(/^#.*#$/);
  });

  it('marks regions by different names, one after the other', () => {
    const marks = [...code.matchAll(/\/\/ #(region|endregion) ?(.*)/g)];
    const kinds = marks.map(([, kind]) => kind);
    expect(kinds).toEqual(kinds.map((_, i) => (i % 2 === 0 ? 'region' : 'endregion')));
    const names = marks.map(([, , name]) => name).filter(Boolean);
    expect(new Set(names).size).toBe(names.length);
  });
});
