import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../config/messageOf.ts';
import type { Problem } from '../../config/problem.ts';
import { displayPath } from '../displayPath.ts';
import { evaluateConfig } from './evaluate.ts';
import { type Values, valuesOf } from './foreignSite.ts';

/** Returns the first of some files that exists, with any extension of a config. */
export function findConfig(folder: string, names: string[]): string | undefined {
  return names
    .flatMap((name) => EXTENSIONS.map((extension) => join(folder, `${name}.${extension}`)))
    .find((path) => existsSync(path));
}

const EXTENSIONS = ['ts', 'mts', 'tsx', 'js', 'mjs', 'cjs', 'jsx'];

/** Reads a config. Without one, or with one that fails, the import continues with the pages. */
export async function readForeignConfig(
  path: string | undefined,
): Promise<{ values: Values; problems: Problem[] }> {
  if (path === undefined) return { values: {}, problems: [] };
  try {
    return { values: valuesOf(await evaluateConfig(path)), problems: [] };
  } catch (error) {
    const reason = messageOf(error);
    const message = `the config could not be read: ${reason}`;
    const fix = 'write site.config.ts by hand, or remove what the config needs to run';
    return { values: {}, problems: [{ file: displayPath(path), message, fix }] };
  }
}
