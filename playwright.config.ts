import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium.js';
import type { SiteOptions } from './tests/browser/site.ts';

const browser = launchOptions();

/** Documents share a renderer process, because starting one takes a quarter of the time that a page takes to open. */
const REUSED_PROCESS = '--renderer-process-limit=1';

/** Pages fetch no others in advance, so that faults and hostile code meet what they are aimed at, and take less time. */
const NO_PREFETCHING = '--force-effective-connection-type=2G';

/**
 * Specs are named after what they run against: `build`, `dev`, or, for what they measure, `size`; those that wait
 * for limits are `trust`.
 */
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
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { ...browser, args: [...browser.args, REUSED_PROCESS] },
    viewport: { width: 1440, height: 900 },
    // It would answer requests that tests count or replace.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'build', use: { mode: 'build' }, testIgnore: /\.(dev|trust)\.spec\.ts$/ },
    {
      name: 'trust',
      use: {
        mode: 'build',
        launchOptions: { ...browser, args: [...browser.args, REUSED_PROCESS, NO_PREFETCHING] },
      },
      testMatch: '**/*.trust.spec.ts',
    },
    { name: 'dev', use: { mode: 'dev' }, testMatch: '**/*.dev.spec.ts' },
    { name: 'screenshots', use: { mode: 'build' }, testMatch: '**/*.shots.ts' },
  ],
});
