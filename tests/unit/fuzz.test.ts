import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mutations } from '../fuzz/mutations.ts';
import { createFuzzSite, type FuzzSite } from '../fuzz/site.ts';

const FOLDER = join(import.meta.dirname, '../.work/fuzz-test');

let site: FuzzSite;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const t = performance.now();
  site = await createFuzzSite(FOLDER, false);
  console.log('prepare', performance.now() - t, process.cpuUsage());
}, 180_000);

afterAll(() => {
  site?.remove();
  vi.unstubAllEnvs();
});

test('x', async () => {
  const all = fc.sample(mutations, { seed: 1, numRuns: 50 });
  vi.stubEnv('TIME_LIMIT', '0.3');
  for (let i = 0; i < 5; i++) {
    const s = performance.now();
    const c = process.cpuUsage();
    const f = await site.try(all.slice(i * 10, i * 10 + 10));
    const e = process.cpuUsage(c);
    console.log(Math.round(performance.now() - s), (e.user + e.system) / 1000, f);
  }
});
