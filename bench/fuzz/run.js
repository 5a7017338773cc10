// Damages a site at random, a thousand times, and builds it each time.
//
//   npm run bench:fuzz -- [--count 1000] [--seed 1] [--quick] [--only N]
//
// The site is a copy of the kitchen sink. Each time, one of its pages, its config, a scene, an experiment, or an
// entry of its cache changes (see tests/fuzz/mutations.ts). The builder has to build the site or to say what is
// wrong with it: without an unexpected error, a stack, or a hang, and a damaged cache must change nothing.
//
// With `--quick`, samples are not type-checked and sites not written, which takes a tenth of the time.
// A seed always gives the same mutations. `--only` repeats a single one, with the messages that it causes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE_FOLDER, importTypeScript, PROJECT_FOLDER } from '../../src/build/cache/bundle.js';

/** Maximum time per mutation, in milliseconds: twice the time limit of a page. */
const TIMEOUT_MS = 60_000;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    /** Set only for the process that builds. */
    from: { type: 'string' },
  },
});
const seed = Number(values.seed);
const count = Number(values.count);

if (values.from !== undefined) await tryMutations(Number(values.from), count);
else if (values.only !== undefined)
  await tryMutations(Number(values.only), Number(values.only) + 1);
else await supervise();

/** Builds in another process, which is started again after a mutation that ends it or makes it hang. */
async function supervise() {
  const start = performance.now();
  let failed = 0;
  /** @type {number} */
  let next = 0;
  while (next < count) {
    const child = spawn(
      process.execPath,
      [import.meta.filename, '--from', String(next), ...process.argv.slice(2)],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    let timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    child.on('message', (/** @type {{ done: number, faults: string[] }} */ { done, faults }) => {
      clearTimeout(timer);
      timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
      next = done + 1;
      if (next % 100 === 0) console.log(`${next} of ${count}`);
      if (faults.length === 0) return;
      failed++;
      for (const fault of faults) console.log(`${done}: ${fault}`);
    });
    await new Promise((resolve) => child.once('close', resolve));
    clearTimeout(timer);
    if (next >= count) break;
    failed++;
    console.log(`${next}: the build ${child.killed ? 'hangs' : 'ends the process'}`);
    next++;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${count} mutations with seed ${seed} in ${seconds} s: ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/**
 * Tries a range of mutations in this process.
 * @param {number} from
 * @param {number} to exclusive
 */
async function tryMutations(from, to) {
  process.env.NODE_ENV = 'production';
  process.env.TIME_LIMIT ??= '2';
  // An error in a timer of the site ends a build with a message (see cli.ts).
  process.on('uncaughtException', (error) => console.log(`A timer throws ${error}`));
  /** @type {typeof import('./fuzz.ts')} */
  const { createFuzzSite, sampleMutations } = /** @type {any} */ (
    await importTypeScript(
      join(PROJECT_FOLDER, 'bench/fuzz/fuzz.ts'),
      join(CACHE_FOLDER, `fuzz-${process.pid}`),
      // Pages are compiled in threads.
      {
        reuse: false,
        more: { threadEntry: join(PROJECT_FOLDER, 'src/build/threads/runTasks.ts') },
      },
    )
  );
  const site = await createFuzzSite(
    join(PROJECT_FOLDER, `tests/.work/fuzz-${process.pid}`),
    !values.quick,
  );
  const mutations = sampleMutations(seed, Math.max(count, to));
  for (const [index, mutation] of mutations.slice(from, to).entries()) {
    const { faults, messages } = await site.try([mutation]);
    if (process.send)
      process.send({
        done: from + index,
        faults: faults.map((fault) => `${JSON.stringify(mutation)}\n  ${fault}`),
      });
    else console.log([JSON.stringify(mutation), ...messages, ...faults].join('\n'));
  }
  site.remove();
  process.disconnect?.();
}
