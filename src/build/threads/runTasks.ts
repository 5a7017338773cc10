import { parentPort } from 'node:worker_threads';
import { createTasks } from './tasks.ts';
import type { Request, Response } from './thread.ts';

// Runs in each thread of `thread.ts`.
const tasks = createTasks();
const run = async ({ id, task, args }: Request): Promise<Response> => {
  try {
    const work = tasks[task] as (...args: unknown[]) => Promise<unknown>;
    return { id, result: await work(...args) };
  } catch (error) {
    return { id, error };
  }
};
parentPort?.on('message', async (request: Request) => parentPort?.postMessage(await run(request)));
