import { codeUrl, libraryUrl } from 'virtual:lab';
import type { CodeAnswer, CodeQuestions, CodeRequest } from '../../code/protocol.ts';

/** Asks the worker that knows TypeScript. It is fetched with the first question. */
export interface CodeClient {
  /** @throws when TypeScript can't be had, or fails */
  ask: <Name extends keyof CodeQuestions>(
    name: Name,
    ...args: Parameters<CodeQuestions[Name]>
  ) => Promise<ReturnType<CodeQuestions[Name]>>;
  isStarted: () => boolean;
  end: () => void;
}

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

export function createCodeClient(): CodeClient {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const start = () => {
    const started = new Worker(codeUrl);
    started.onmessage = ({ data }: MessageEvent<CodeAnswer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) asked?.reject(new Error(data.error));
      else asked?.resolve(data.value as never);
    };
    started.onerror = ({ message }) => {
      const error = new Error(`TypeScript could not be loaded${message ? `: ${message}` : ''}`);
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      // The next question tries again.
      started.terminate();
      worker = undefined;
    };
    started.postMessage(libraryUrl);
    return started;
  };

  return {
    ask: (name, ...args) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, name, args } satisfies CodeRequest);
      }),
    isStarted: () => worker !== undefined,
    end: () => worker?.terminate(),
  };
}
