// Entry of threads when the source isn't bundled, as in tests. When run.js bundles it, a file of the same name contains
// the tasks.
import { join } from 'node:path';
import { CACHE_FOLDER, importTypeScript, PROJECT_FOLDER, sourceKey } from '../cache/bundle.js';

await importTypeScript(
  join(PROJECT_FOLDER, 'src/build/threads/runTasks.ts'),
  join(CACHE_FOLDER, `thread-${sourceKey().slice(0, 16)}`),
  { reuse: true },
);
