import { cleanPath } from '../address/address.ts';
import type { Config } from './schema.ts';

/** Returns the path prefix of the reference's pages; undefined on a site without a reference. */
export function referencePath({ library }: Pick<Config, 'library'>): string | undefined {
  const reference = library?.reference;
  if (reference === undefined) return undefined;
  return cleanPath(typeof reference === 'string' ? reference : reference.path);
}
