import { defineConfig } from 'vitest/config';
import { TIMEOUT_MS } from './until.ts';

const SHARED = {
  include: ['tests/engines/all.test.ts'],
  // Long, because the timeouts only catch hangs, and machines can be busy.
  testTimeout: 5 * TIMEOUT_MS,
  hookTimeout: 5 * TIMEOUT_MS,
  expect: { poll: { timeout: TIMEOUT_MS } },
};

/** The same journeys in each engine: `npx vitest run --config tests/engines/vitest.config.ts --project firefox`. */
export default defineConfig({
  test: {
    // Not inherited by the projects: all of them visit the same sites.
    globalSetup: 'tests/engines/sites.ts',
    // Browsers run in separate processes: two of them keep two cores busy.
    maxWorkers: 2,
    projects: [
      ...(['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
        test: { ...SHARED, name: engine, provide: { engine } },
      })),
      { test: { ...SHARED, name: 'integrations', include: ['tests/integrations/run.test.ts'] } },
    ],
  },
});
