import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{unit,scenes}/**/*.test.ts'],
    passWithNoTests: false,
    // Modules hold no state, so files may share them: loading them anew took longer than the tests.
    isolate: false,
    setupFiles: ['tests/unit/oneReact.ts'],
    // Vitest would leave one core to others, which is half of a small machine.
    maxWorkers: '100%',
    // Only there to end what hangs: machines that test are busy.
    testTimeout: 60_000,
  },
});
