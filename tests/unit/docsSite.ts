import { join } from 'node:path';
import { vi } from 'vitest';
import { buildApp } from '../../src/build/app.ts';
import { openCache } from '../../src/build/cache.ts';
import { ENGINE_FOLDER } from '../../src/build/engine.js';
import { createSiteLoader } from '../../src/build/load.ts';

// The cache is the one of `npm run build`, so its app has to make the blocks: class names in its
// stylesheets differ from those that Vitest gives them.
vi.stubEnv('NODE_ENV', 'production');
const building = buildApp();

const load = createSiteLoader({
  root: join(ENGINE_FOLDER, 'docs'),
  cache: openCache(),
  prerender: async () => (await building).prerender(),
});

/** The documentation as it is built, compiled once for all tests and for the build after them. */
export const site = await load();
vi.unstubAllEnvs();
