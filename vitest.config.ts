import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
    passWithNoTests: false,
    // Only there to end what hangs: machines that test are busy.
    testTimeout: 60_000,
  },
});
