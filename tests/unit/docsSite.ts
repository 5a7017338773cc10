import { join } from 'node:path';
import { vi } from 'vitest';
import { buildApp } from '../../src/build/app/app.ts';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { openCache } from '../../src/build/cache/cache.ts';
import { createSiteLoader } from '../../src/build/compile/siteLoader.ts';
import { createThreads } from '../../src/build/threads/thread.ts';

// The cache is shared with `npm run build`, so the built app has to render the blocks: Vitest would give
// their CSS Modules other class names.
vi.stubEnv('NODE_ENV', 'production');
const building = buildApp();

const load = createSiteLoader({
  root: join(PROJECT_FOLDER, 'docs'),
  cache: openCache(),
  tasks: createThreads(),
  pageBlocks: async () => (await (await building).prerender()).loadPageBlocks(),
});

/** The documentation as the build compiles it, cached for all tests and for the next build. */
export const site = await load();
// If all pages are cached, the app, which is also cached, can still be under construction.
await building;
vi.unstubAllEnvs();
