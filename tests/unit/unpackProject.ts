import { strFromU8, unzipSync } from 'fflate';

/** Returns the texts in a ZIP archive, by path. */
export function unpackProject(zip: Uint8Array): Map<string, string> {
  return new Map(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]));
}
