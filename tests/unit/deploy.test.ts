import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../src/build/cache/bundle.js';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

const read = (name: string) => readFileSync(join(PROJECT_FOLDER, name), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the workflow for GitHub Pages', () => {
  const { jobs } = parse(read('.github/workflows/deploy.yml')) as {
    jobs: { deploy: { steps: Step[] } };
  };
  const { steps } = jobs.deploy;
  const findStep = (what: RegExp) =>
    steps.findIndex(({ uses, run }) => what.test(uses ?? run ?? ''));

  it('runs scripts that exist', () => {
    const names = steps.flatMap(({ run }) => /^npm run (\S+)/.exec(run ?? '')?.[1] ?? []);
    expect(names).toEqual(['build', 'verify']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
  });

  it('clones the history, from which pages have their dates', () => {
    expect(steps[findStep(/^actions\/checkout@/)]?.with?.['fetch-depth']).toBe(0);
  });

  it('restores the cache of the build after npm ci, which deletes it', () => {
    const cache = findStep(/^actions\/cache@/);
    expect(cache).toBeGreaterThan(findStep(/^npm ci/));
    expect(cache).toBeLessThan(findStep(/^npm run build/));
    expect(join(PROJECT_FOLDER, String(steps[cache]?.with?.path))).toBe(CACHE_FOLDER);
  });

  it('builds for the address of the fork, and publishes what it built', () => {
    expect(steps[findStep(/^npm run build/)]?.run).toContain('steps.pages.outputs.base_url');
    expect(steps[findStep(/upload-pages-artifact/)]?.with?.path).toBe('dist');
    expect(findStep(/deploy-pages/)).toBeGreaterThan(findStep(/upload-pages-artifact/));
    const keeping = findStep(/^node deploy\/keep-assets\.js .* dist$/);
    expect(keeping).toBeGreaterThan(findStep(/^npm run build/));
    expect(keeping).toBeLessThan(findStep(/upload-pages-artifact/));
  });
});

it('pins each action to a commit, because tags can be moved', () => {
  for (const name of ['audit', 'deploy']) {
    const uses = read(`.github/workflows/${name}.yml`).match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(1);
    for (const line of uses) expect(line).toMatch(/@[\da-f]{40} # v\d+(\.\d+)*$/);
  }
});

it('copies assets before the pages that need them, and deletes only afterwards', () => {
  const [assets, pages, ...others] = read('deploy/README.md').match(/^rsync .*/gm) ?? [];
  expect(assets).toMatch(/ dist\/assets /);
  expect(assets).not.toContain('--delete');
  expect(pages).toMatch(/ --delete-after dist\/ /);
  expect(others).toEqual([]);
});
