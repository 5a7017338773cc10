import disk from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { type FileHashes, hashOfFile } from '../hosts/fileHashes.ts';
import { filesBelow } from '../read/filesBelow.ts';
import { withPath } from '../terminal/systemError.js';
import {
  hasCode,
  MANIFEST,
  manifestText,
  outputError,
  replaceOutput,
  siblingPath,
} from './outputFolder.ts';

/** An output folder while it is being written. */
export interface Output {
  /**
   * Writes a file; the last content of a name wins.
   * @param name below the output, with `/` between folders
   */
  write: (name: string, content: string | Uint8Array) => Promise<void>;
  /** Copies a file, or a folder with everything in it. */
  copy: (source: string, name: string) => Promise<void>;
  /** Reads a file that was written earlier. */
  read: (name: string) => Promise<Buffer>;
  /** Returns the hashes of all files written so far. */
  hashes: () => FileHashes;
  /** Replaces the previous output, which is unchanged until then. */
  finish: () => Promise<void>;
  /** Removes everything written so far and leaves the previous output unchanged. */
  discard: () => Promise<void>;
}

/**
 * Opens a folder for writing. Files are written to a new folder next to it, which replaces it at the end.
 * @param folder as `prepareOutput` returns it
 */
export async function openOutput(folder: string): Promise<Output> {
  const staging = siblingPath(folder, 'building');
  await disk.mkdir(staging, { recursive: true });
  const hashes: FileHashes = new Map();
  const folders = new Map<string, Promise<unknown>>();
  const writes: Promise<void>[] = [];
  let isOpen = true;

  const makeFolder = (folder: string) => {
    const made = folders.get(folder) ?? disk.mkdir(folder, { recursive: true });
    folders.set(folder, made);
    return made;
  };
  const put = async (path: string, bytes: Uint8Array) => {
    if (!isOpen) throw new Error(`${path} is written to an output that was discarded`);
    const file = join(staging, path);
    try {
      await makeFolder(dirname(file));
      await disk.writeFile(file, bytes).catch(withPath(file));
    } catch (error) {
      if (!hasCode(error, 'EEXIST', 'ENOTDIR', 'EISDIR')) throw error;
      const fix = 'rename the page, or the file in public/';
      throw outputError(path, 'would be both a file and a folder of the site', fix);
    }
  };

  const write: Output['write'] = (name, content) => {
    // As in URLs, `..` never leads out of the folder.
    const path = posix.join('/', name).slice(1);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    hashes.set(path, hashOfFile(bytes));
    const written = put(path, bytes);
    writes.push(written);
    return written;
  };

  const copy: Output['copy'] = async (source, name) => {
    if ((await disk.stat(source)).isFile()) return write(name, await disk.readFile(source));
    for (const below of await filesBelow(source, { withHidden: true }))
      await write(posix.join(name, below), await disk.readFile(join(source, below)));
  };

  const finish = async () => {
    await write(MANIFEST, manifestText(hashes.keys()));
    await replaceOutput(staging, folder);
  };

  const discard = async () => {
    isOpen = false;
    await Promise.allSettled(writes);
    await disk.rm(staging, { recursive: true, force: true });
  };

  const read: Output['read'] = (name) => disk.readFile(join(staging, name));

  return { write, copy, read, hashes: () => new Map(hashes), finish, discard };
}
