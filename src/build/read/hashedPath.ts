import { basename, extname } from 'node:path';
import { hash } from '../cache/cache.ts';

/** Returns the path below the base path of a file that the build copies, with a hash of its content. */
export function hashedPath(source: string, content: Uint8Array): string {
  const extension = extname(source);
  return `/assets/${basename(source, extension)}-${hash(content).slice(0, 8)}${extension}`;
}
