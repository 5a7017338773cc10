import { join } from 'node:path';
import { createBlocks } from '../../src/blocks/index.ts';
import { openCache } from '../../src/build/cache.ts';
import { createSiteLoader } from '../../src/build/load.ts';

const ENGINE = join(import.meta.dirname, '../..');

const load = createSiteLoader({
  root: join(ENGINE, 'docs'),
  // Not the build's: there, classes of blocks have other names.
  cache: openCache(join(ENGINE, 'tests/.work/reference')),
  createBlocks: async () => createBlocks,
});

/** The documentation as it is built, loaded once for all tests that look at it. */
export const site = await load();
