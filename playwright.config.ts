import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium.js';
import type { SiteOptions } from './tests/browser/site.ts';

/** Everything in `tests/browser/` runs against the build and against dev, but for what is named after one. */
export default defineConfig<object, SiteOptions>({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/sites.ts',
  outputDir: 'tests/.work/browser',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  forbidOnly: true,
  fullyParallel: true,
  // A browser waits more than it works: three keep two cores busy.
  workers: 3,
  // No measure of speed: a busy machine takes its time, and only what never comes is a failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: 'build', use: { mode: 'build' }, testIgnore: ['**/*.dev.spec.ts', '**/*.size.spec.ts'] },
    { name: 'dev', use: { mode: 'dev' }, testIgnore: ['**/*.build.spec.ts', '**/*.size.spec.ts'] },
    { name: 'screenshots', use: { mode: 'build' }, testMatch: '**/*.shots.ts' },
    { name: 'size', use: { mode: 'build' }, testMatch: '**/*.size.spec.ts' },
  ],
});
