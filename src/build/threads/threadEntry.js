// What threads run where the source isn't bundled, as in tests: bundled by run.js, a file of this name has the tasks.
import { join } from 'node:path';
import { CACHE_FOLDER, importTypeScript, PROJECT_FOLDER, sourceKey } from '../cache/bundle.js';

await importTypeScript(
  join(PROJECT_FOLDER, 'src/build/threads/runTasks.ts'),
  join(CACHE_FOLDER, `thread-${sourceKey().slice(0, 16)}`),
  { reuse: true },
);
