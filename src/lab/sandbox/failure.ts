import type { Failure } from '../protocol/protocol.ts';

const NO_TEXT =
  'The code threw a value that can’t be shown as text. Throw an Error with a message.';

/**
 * Describes an error that code threw, which can be any value: reading it can throw again.
 * @param url the code's URL, as in stack traces
 */
export function toFailure(error: unknown, url: string): Failure {
  try {
    if (!(error instanceof Error)) return { message: String(error) || NO_TEXT };
    const message = `${error.name}: ${error.message}`;
    return { message, ...findPosition(String(error.stack ?? ''), url) };
  } catch {
    return { message: NO_TEXT };
  }
}

/** Finds the first position in the code: every browser writes `url:line:column`. */
export function findPosition(stack: string, url: string): Pick<Failure, 'line' | 'column'> {
  const at = stack.indexOf(`${url}:`);
  const match = at < 0 ? null : /^:(\d+)(?::(\d+))?/.exec(stack.slice(at + url.length));
  return match ? { line: Number(match[1]), column: match[2] ? Number(match[2]) : undefined } : {};
}
