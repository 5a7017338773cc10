import { codeWorkerUrl, declarationsUrl } from 'virtual:lab';
import { fetchAsset } from '../../../fetch/fetchAsset.ts';
import { FileError } from '../../../fetch/fetchFile.ts';
import { trustedScriptUrl } from '../../../fetch/trusted.ts';
import type { CodeApi, CodeRequest, CodeResponse } from '../../code/protocol.ts';

/** Calls the worker that runs TypeScript. The first call starts it. */
export interface CodeClient {
  /** @throws TypeScriptUnavailable when it can't be loaded; an Error when it fails */
  call: <Name extends keyof CodeApi>(
    name: Name,
    ...args: Parameters<CodeApi[Name]>
  ) => Promise<ReturnType<CodeApi[Name]>>;
  isStarted: () => boolean;
  end: () => void;
}

/** TypeScript, or the declarations of the library, could not be loaded. */
export class TypeScriptUnavailable extends FileError {
  override message = 'TypeScript could not be loaded.';
}

interface PendingCall {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export function createCodeClient(): CodeClient {
  let worker: Promise<Worker> | undefined;
  let lastId = 0;
  const pending = new Map<number, PendingCall>();
  const ending = new AbortController();

  const start = async () => {
    // A worker doesn't say why its script is missing, nor that it never arrives. It has it from the cache.
    await fetchAsset(codeWorkerUrl, { signal: ending.signal });
    const started = new Worker(trustedScriptUrl(codeWorkerUrl));
    ending.signal.addEventListener('abort', () => started.terminate());
    started.onmessage = ({ data }: MessageEvent<CodeResponse>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if (!('error' in data)) call?.resolve(data.value);
      else if (data.isUnavailable)
        call?.reject(new TypeScriptUnavailable('', { cause: data.error }));
      else call?.reject(new Error(data.error));
    };
    started.onerror = ({ message }) => {
      for (const { reject } of pending.values())
        reject(new TypeScriptUnavailable('', { cause: message }));
      pending.clear();
      // The next call tries again.
      started.terminate();
      worker = undefined;
    };
    started.postMessage(declarationsUrl);
    return started;
  };
  const startedWorker = () => {
    worker ??= start().catch((cause) => {
      worker = undefined;
      // The editor is gone, and nobody waits for an answer.
      if (ending.signal.aborted) return new Promise<never>(() => undefined);
      throw new TypeScriptUnavailable('', { cause });
    });
    return worker;
  };

  return {
    call: async <Name extends keyof CodeApi>(name: Name, ...args: Parameters<CodeApi[Name]>) => {
      const started = await startedWorker();
      return new Promise<ReturnType<CodeApi[Name]>>((resolve, reject) => {
        const id = ++lastId;
        // The worker returns what the API declares.
        const resolveAny = (value: unknown) => resolve(value as ReturnType<CodeApi[Name]>);
        pending.set(id, { resolve: resolveAny, reject });
        started.postMessage({ id, name, args } satisfies CodeRequest);
      });
    },
    isStarted: () => worker !== undefined,
    end: () => ending.abort(),
  };
}
