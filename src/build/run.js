#!/usr/bin/env node
// Runs the command line. Node 20 can't run TypeScript, and a loader for it makes each start three times
// slower and doubles its memory. The site engine is therefore bundled after each change of its source, which
// takes a fraction of a second, and the bundle runs.
import { join } from 'node:path';
import { CACHE_FOLDER, importTypeScript, PROJECT_FOLDER, sourceKey } from './bundle.js';

const source = join(PROJECT_FOLDER, 'src');
const key = sourceKey().slice(0, 16);

await importTypeScript(join(source, 'build/cli.ts'), join(CACHE_FOLDER, `builder-${key}`), {
  reuse: true,
});
