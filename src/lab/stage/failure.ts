import type { Failure } from './protocol.ts';

/**
 * What to tell of an error that code threw.
 * @param url the address under which the code ran, as stacks have it
 */
export function failureOf(error: unknown, url: string): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const message = `${error.name}: ${error.message}`;
  const place = placeIn(error.stack ?? '', url);
  return { message, ...place };
}

/** The first place in a stack that is in the code: `url:line:column` in every browser. */
function placeIn(stack: string, url: string): Pick<Failure, 'line' | 'column'> {
  const at = stack.indexOf(`${url}:`);
  const match = at < 0 ? null : /^:(\d+)(?::(\d+))?/.exec(stack.slice(at + url.length));
  return match ? { line: Number(match[1]), column: match[2] ? Number(match[2]) : undefined } : {};
}
