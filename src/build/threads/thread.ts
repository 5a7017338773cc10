import { Worker } from 'node:worker_threads';
import { findTypeErrors } from '../sources/typeErrors.ts';
import type { Tasks } from './tasks.ts';

/** Message to a thread. */
export interface Request {
  id: number;
  task: keyof Tasks;
  args: unknown[];
}

/** Reply of a thread: the result of a task, or the error that it threw. */
export type Response = { id: number; result: unknown } | { id: number; error: unknown };

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Creates tasks that run in two other threads. One checks types, because TypeScript takes a second to load its
 * packages; the other highlights, to load the grammars only once. Everything else runs in the thread with fewer waiting
 * tasks.
 */
export function createThreads(): Tasks {
  const types = createThread();
  const code = createThread();
  const either =
    <Task extends keyof Tasks>(task: Task) =>
    (...args: Parameters<Tasks[Task]>) => {
      const { run } = types.waiting() < code.waiting() ? types : code;
      return run(task, ...args);
    };
  return {
    highlight: (...args) => code.run('highlight', ...args),
    highlightAll: (...args) => code.run('highlightAll', ...args),
    checkProgram: (...args) => types.run('checkProgram', ...args),
    namesIn: (...args) => types.run('namesIn', ...args),
    findTypeErrors,
    extractLibrary: (...args) => types.run('extractLibrary', ...args),
    buildIndex: either('buildIndex'),
    makeScene: either('makeScene'),
    drawExample: either('drawExample'),
    drawPreview: either('drawPreview'),
  };
}

interface Thread {
  run: <Task extends keyof Tasks>(
    task: Task,
    ...args: Parameters<Tasks[Task]>
  ) => ReturnType<Tasks[Task]>;
  /** Returns the number of unfinished tasks. */
  waiting: () => number;
}

/** Creates a thread, which starts with its first task. An idle thread doesn't keep the process alive. */
function createThread(): Thread {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let count = 0;

  const settle = (response: Response) => {
    const { resolve, reject } = pending.get(response.id) ?? {};
    pending.delete(response.id);
    if (pending.size === 0) worker?.unref();
    if ('error' in response) reject?.(response.error);
    else resolve?.(response.result);
  };
  const fail = (error: unknown) => {
    worker = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const start = () => {
    const started = new Worker(new URL('./threadEntry.js', import.meta.url));
    // An error is followed by an exit, and by then, another thread can have replaced this one.
    const end = (error: unknown) => {
      if (worker === started) fail(error);
    };
    started.on('message', settle);
    started.on('error', end);
    started.on('exit', (code) => end(new Error(`a thread of the build ended with status ${code}`)));
    return started;
  };
  const run: Thread['run'] = (task, ...args) =>
    new Promise<unknown>((resolve, reject) => {
      worker ??= start();
      const id = count++;
      pending.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, task, args } satisfies Request);
    }) as ReturnType<Tasks[typeof task]>;

  return { run, waiting: () => pending.size };
}
