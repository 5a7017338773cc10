import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Mutation, sampleMutations } from '../fuzz/mutations.ts';
import { createFuzzSite, type FuzzSite } from '../fuzz/site.ts';

const FOLDER = join(import.meta.dirname, '../.work/fuzz');

/** `npm run bench:fuzz` tries a thousand, one after the other. */
const COUNT = 50;

let site: FuzzSite;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  site = await createFuzzSite(FOLDER, false);
}, 180_000);

afterAll(() => {
  site?.remove();
  vi.unstubAllEnvs();
});

/** Mutations are tried together, because reading a site takes longer than compiling a page of it. */
const samples = sampleMutations(1, COUNT);
const [ofCache, others] = [
  samples.filter(({ part }) => part === 'cache'),
  samples.filter(({ part }) => part !== 'cache'),
];
const rounds = Array.from({ length: 4 }, (_, round) =>
  others.filter((_, index) => index % 4 === round),
);

test.each(rounds)(
  'reports random mutations of a site in messages: round %$',
  async (...changes) => {
    // Most loops that never end are stopped by it.
    vi.stubEnv('TIME_LIMIT', '0.3');
    await expectNoFaults(changes);
  },
);

test('builds the same site with a cache that is damaged at random', async () => {
  vi.unstubAllEnvs();
  vi.stubEnv('NODE_ENV', 'production');
  expect(ofCache.length).toBeGreaterThan(3);
  await expectNoFaults(ofCache);
});

async function expectNoFaults(changes: Mutation[]): Promise<void> {
  const { faults } = await site.try(changes);
  expect(faults, JSON.stringify(changes, null, 2)).toEqual([]);
}
