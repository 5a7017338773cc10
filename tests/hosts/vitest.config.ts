import { defineConfig } from 'vitest/config';

/** The configuration files of hosts, on real hosts. */
export default defineConfig({
  // Long, because the timeout only catches hangs: a build without a cache takes minutes.
  test: { include: ['tests/hosts/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
});
