import { Script } from 'node:vm';

/** Default time limit in seconds. Enough for the slowest experiment on a busy machine. */
const DEFAULT_SECONDS = 30;

/**
 * Returns how long a piece of a site's code can run, in milliseconds. The environment variable `TIME_LIMIT` sets it, in
 * seconds.
 */
export function timeLimit(): number {
  const seconds = Number(process.env.TIME_LIMIT);
  return (seconds > 0 ? seconds : DEFAULT_SECONDS) * 1000;
}

/** Thrown when a site's code runs too long, or ends the process. */
export class UnfinishedError extends Error {
  constructor(
    message: string,
    /** How the writer can fix it. */
    readonly fix: string,
  ) {
    super(message);
  }
}

/** Returns the error for code that exceeded the time limit. */
export function timeLimitError(limit = timeLimit()): UnfinishedError {
  return new UnfinishedError(
    `it did not finish within ${limit / 1000} s`,
    'check for an infinite loop, or an await that never ends; for a slow machine, set TIME_LIMIT to more seconds',
  );
}

/** Returns the error for code that ended the process. */
export function exitError(): UnfinishedError {
  return new UnfinishedError(
    'it ends the process, or awaits something that never happens',
    'remove the call of process.exit, or the await',
  );
}

const RUN = Symbol.for('site.run');

/** Node can limit the time of scripts only, so a script calls the function through a global. */
const script = new Script(`globalThis[Symbol.for(${JSON.stringify(RUN.description)})]()`);

/**
 * Runs a site's code synchronously.
 * @param limit in milliseconds
 * @throws UnfinishedError if it exceeds the time limit, or calls `process.exit`
 */
export function runLimited<Result>(run: () => Result, limit = timeLimit()): Result {
  const { exit } = process;
  const { stackTraceLimit } = Error;
  // The stack must reach the site's code, which can be far below that of the library.
  Error.stackTraceLimit = 100;
  const outer = Reflect.get(globalThis, RUN);
  process.exit = () => {
    throw exitError();
  };
  Object.assign(globalThis, { [RUN]: run });
  try {
    return script.runInThisContext({ timeout: limit, displayErrors: false }) as Result;
  } catch (error) {
    const isTooLong =
      error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isTooLong ? timeLimitError(limit) : error;
  } finally {
    process.exit = exit;
    Error.stackTraceLimit = stackTraceLimit;
    Object.assign(globalThis, { [RUN]: outer });
  }
}

/**
 * Awaits a site's code.
 * @throws UnfinishedError if it exceeds the time limit
 */
export async function awaitLimited<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeLimitError()), timeLimit());
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
