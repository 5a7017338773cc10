// Runs programs one after the other, each until nothing is left for it to wait for, such as timers. A line with
// MARK and the program's file comes before its output, in stdout and in stderr.
import { once } from 'node:events';
import { workerData } from 'node:worker_threads';
import { Settings } from 'planck';

/** @type {{ files: string[], mark: string }} */
const { files, mark } = workerData;
const settings = Object.entries(Object.getOwnPropertyDescriptors(Settings)).filter(
  ([, { writable, value }]) => writable && typeof value === 'number',
);

process.on('uncaughtException', complain);
for (const file of files) {
  console.log(mark + file);
  console.error(mark + file);
  import(file).catch(complain);
  await once(process, 'beforeExit');
  // A program can change the engine's settings, which are global.
  for (const [name, { value }] of settings) Reflect.set(Settings, name, value);
}

/** @param {unknown} error */
function complain(error) {
  console.error(String(error));
}
