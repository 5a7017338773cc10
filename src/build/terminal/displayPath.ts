import { relative, sep } from 'node:path';

/** Returns a path in messages: relative to the working directory, unless it is far outside. */
export function displayPath(path: string): string {
  const here = relative(process.cwd(), path).replaceAll(sep, '/');
  return here.startsWith('../..') ? path : here || '.';
}
