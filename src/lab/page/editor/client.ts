import { FileError } from '../../../fetch/fetchFile.ts';
import type { CodeApi, CodeRequest, CodeResponse } from '../../typescript/protocol.ts';

/** TypeScript, or the declarations of the library, could not be loaded. */
export class TypeScriptUnavailable extends FileError {
  override message = 'TypeScript could not be loaded.';
}

/** Maximum seconds of one call of TypeScript, not counting the time for loading it. */
export const TYPESCRIPT_SECONDS = 10;

/** TypeScript was stopped, because the code took it too long. */
export class TypeScriptTooSlow extends Error {
  override message =
    `TypeScript was stopped after ${TYPESCRIPT_SECONDS} seconds. Use simpler types, or less code.`;
}

interface PendingCall {
  request: CodeRequest;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export type CodeClient = ReturnType<typeof createCodeClient>;

/**
 * Creates a client of the worker that runs TypeScript. The first call starts the worker.
 * @param openWorker starts the worker; throws when it can't be loaded
 */
export function createCodeClient(openWorker: (signal: AbortSignal) => Promise<Worker>) {
  let worker: Promise<Worker> | undefined;
  let lastId = 0;
  const pending = new Map<number, PendingCall>();
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The code whose type check took too long; it isn't checked again until it changes. */
  let slowSource: unknown;

  /** Ends the worker. The next call starts another one. */
  const endWorker = (started: Worker): PendingCall[] => {
    clearTimeout(timer);
    started.terminate();
    worker = undefined;
    const calls = [...pending.values()];
    pending.clear();
    return calls;
  };
  /** Repeats only calls that compile, because code runs without types. */
  const endSlowCall = (started: Worker, slow: CodeRequest | undefined) => {
    if (slow?.name !== 'compile') slowSource = slow?.args[0];
    for (const call of endWorker(started)) {
      const { id, name } = call.request;
      if (name === 'compile' && id !== slow?.id) send(call);
      else call.reject(new TypeScriptTooSlow());
    }
  };
  const start = async () => {
    const started = await openWorker(ending.signal);
    ending.signal.addEventListener('abort', () => endWorker(started));
    started.onmessage = ({ data }: MessageEvent<CodeResponse>) => {
      const call = pending.get(data.id);
      clearTimeout(timer);
      if ('hasBegun' in data) {
        timer = setTimeout(() => endSlowCall(started, call?.request), 1000 * TYPESCRIPT_SECONDS);
        return;
      }
      pending.delete(data.id);
      if (!('error' in data)) call?.resolve(data.value);
      else if (data.isUnavailable)
        call?.reject(new TypeScriptUnavailable('', { cause: data.error }));
      else call?.reject(new Error(data.error));
    };
    started.onerror = ({ message: cause }) => {
      for (const { reject } of endWorker(started)) reject(new TypeScriptUnavailable('', { cause }));
    };
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
  const send = (call: PendingCall) => {
    startedWorker().then((started) => {
      pending.set(call.request.id, call);
      started.postMessage(call.request);
    }, call.reject);
  };

  return {
    /** @throws TypeScriptUnavailable when it can't be loaded; TypeScriptTooSlow; an Error when it fails */
    call: <Name extends keyof CodeApi>(name: Name, ...args: Parameters<CodeApi[Name]>) =>
      new Promise<ReturnType<CodeApi[Name]>>((resolve, reject) => {
        if (name !== 'compile' && args[0] === slowSource) return reject(new TypeScriptTooSlow());
        // The worker returns the type that the API declares.
        const resolveAny = (value: unknown) => resolve(value as ReturnType<CodeApi[Name]>);
        send({ request: { id: ++lastId, name, args }, resolve: resolveAny, reject });
      }),
    isStarted: () => worker !== undefined,
    end: () => ending.abort(),
  };
}
