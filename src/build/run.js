#!/usr/bin/env node
// Runs the command line. Node 20 can't run TypeScript, and a loader for it makes each start three times slower and
// doubles its memory use. The site engine is therefore bundled after each change of its source, which takes a fraction
// of a second, and the bundle runs.
import { join } from 'node:path';
import { CACHE_FOLDER, importTypeScript, PROJECT_FOLDER, sourceKey } from './cache/bundle.js';
import { describeSystemError } from './terminal/systemError.js';

const source = join(PROJECT_FOLDER, 'src');
const key = sourceKey().slice(0, 16);

if (/[?#]/.test(PROJECT_FOLDER)) {
  // Bundlers treat whatever follows these characters in a path as options.
  console.error(
    `${PROJECT_FOLDER}: the path contains "?" or "#", so it can't be bundled — rename the folder`,
  );
  process.exit(1);
}

try {
  await importTypeScript(join(source, 'build/cli.ts'), join(CACHE_FOLDER, `builder-${key}`), {
    reuse: true,
    more: { threadEntry: join(source, 'build/threads/runTasks.ts') },
  });
} catch (error) {
  // The cache can't be read or written, for example because it belongs to another user.
  const description = process.argv.includes('--verbose') ? undefined : describeSystemError(error);
  console.error(description ?? error);
  process.exitCode = 1;
}
