#!/usr/bin/env node
// Runs the command line. Node 20 doesn't read TypeScript, and a loader that hooks into every
// import makes a start three times slower and twice as large; so the engine is bundled once per
// change of its source, which takes a fraction of a second, and started from the bundle.
import { join } from 'node:path';
import { CACHE_FOLDER, ENGINE_FOLDER, importTypeScript, sourceKey } from './engine.js';

const source = join(ENGINE_FOLDER, 'src');
const key = sourceKey().slice(0, 16);

await importTypeScript(join(source, 'build/cli.ts'), join(CACHE_FOLDER, `engine-${key}`), {
  reuse: true,
});
