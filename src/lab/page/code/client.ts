import { codeWorkerUrl, declarationsUrl } from 'virtual:lab';
import type { CodeApi, CodeRequest, CodeResponse } from '../../code/protocol.ts';

/** Calls the worker that runs TypeScript. The first call starts it. */
export interface CodeClient {
  /** @throws when TypeScript can't be loaded, or fails */
  call: <Name extends keyof CodeApi>(
    name: Name,
    ...args: Parameters<CodeApi[Name]>
  ) => Promise<ReturnType<CodeApi[Name]>>;
  isStarted: () => boolean;
  end: () => void;
}

interface PendingCall {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export function createCodeClient(): CodeClient {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, PendingCall>();

  const start = () => {
    const started = new Worker(codeWorkerUrl);
    started.onmessage = ({ data }: MessageEvent<CodeResponse>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) call?.reject(new Error(data.error));
      else call?.resolve(data.value);
    };
    started.onerror = ({ message }) => {
      const error = new Error(`TypeScript could not be loaded${message ? `: ${message}` : ''}`);
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
      // The next call tries again.
      started.terminate();
      worker = undefined;
    };
    started.postMessage(declarationsUrl);
    return started;
  };

  return {
    call: <Name extends keyof CodeApi>(name: Name, ...args: Parameters<CodeApi[Name]>) =>
      new Promise<ReturnType<CodeApi[Name]>>((resolve, reject) => {
        worker ??= start();
        const id = ++lastId;
        // The worker returns what the API declares.
        const resolveAny = (value: unknown) => resolve(value as ReturnType<CodeApi[Name]>);
        pending.set(id, { resolve: resolveAny, reject });
        worker.postMessage({ id, name, args } satisfies CodeRequest);
      }),
    isStarted: () => worker !== undefined,
    end: () => worker?.terminate(),
  };
}
