import { createHash } from 'node:crypto';
import { z } from 'zod';
import { compareText } from '../../address/naturalOrder.ts';

/** The hash of each file of a site, by its name below the base path. */
export type FileHashes = Map<string, string>;

const schema = z.object({ files: z.record(z.string(), z.string()) });

/** Returns the hash of a file, in the form that the `integrity` attribute uses. */
export function hashOfFile(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Prints the hashes sorted by name, without hidden files, which many hosts don't send. */
export function printHashes(hashes: FileHashes): string {
  const files = [...hashes]
    .filter(([name]) => !/(^|\/)\.(?!well-known\/)/.test(name))
    .sort(([a], [b]) => compareText(a, b));
  return `${JSON.stringify({ files: Object.fromEntries(files) }, null, 1)}\n`;
}

/** Parses the output of `printHashes`; returns undefined for anything else. */
export function parseHashes(text: string): FileHashes | undefined {
  const { data } = schema.safeParse(parseJson(text));
  return data && new Map(Object.entries(data.files));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // For example, the page that a host sends for a missing file.
    return undefined;
  }
}
