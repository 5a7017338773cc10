import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { exitError, timeLimit, timeLimitError } from '../content/timeLimit.ts';
import { importTypeScript } from './bundle.js';

/**
 * Bundles and imports a TypeScript file of a site, such as its config.
 * @param entry absolute path
 * @param folder of the bundle, below `node_modules`
 * @throws UnfinishedError when the file never finishes loading, or ends the process
 */
export function importSiteModule(
  entry: string,
  folder: string,
  { reuse }: { reuse: boolean },
): Promise<Record<string, unknown>> {
  return importTypeScript(entry, folder, {
    reuse,
    check: (made) => tryImport(join(made, 'entry.js')),
  });
}

/** Reports that the module is loaded, or that it throws: then importing it throws the same error. */
const IMPORT = `
  const { parentPort, workerData } = require('node:worker_threads');
  const done = () => parentPort.postMessage('done');
  import(workerData).then(done, done);
`;

/** Imports a module in another thread, which can be stopped while it runs, and doesn't end the process. */
export async function tryImport(path: string): Promise<void> {
  const worker = new Worker(IMPORT, {
    eval: true,
    workerData: pathToFileURL(path).href,
    execArgv: [],
    // What the module prints, it prints again when it is imported.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(timeLimitError()), timeLimit());
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', () => reject(exitError()));
    });
  } finally {
    clearTimeout(timer);
    worker.removeAllListeners();
    await worker.terminate();
  }
}
