import * as disk from 'node:fs/promises';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { type FileHashes, hashOfFile } from './hosts/fileHashes.ts';
import {
  checkReplaceable,
  type Disk,
  hasCode,
  MANIFEST,
  manifestText,
  outputError,
  writtenFiles,
} from './outputFolder.ts';
import { replaceOutput, siblingPath } from './outputSwap.ts';
import { withPath } from './systemError.js';

/** An output folder that is being written. */
export interface Output {
  /** @param name below the output, with `/` between folders; the last content of a name wins */
  write: (name: string, content: string | Uint8Array) => Promise<void>;
  /** Copies a file, or a folder with everything in it. */
  copy: (source: string, name: string) => Promise<void>;
  /** Reads a file that was written. */
  read: (name: string) => Promise<Buffer>;
  /** The hashes of all files that were written so far. */
  hashes: () => FileHashes;
  /** Replaces the former output, which is unchanged until then. */
  finish: () => Promise<void>;
  /** Removes everything written so far. The former output is unchanged. */
  discard: () => Promise<void>;
}

/** The first write of a content. Others wait for it, so that they can be links to its file. */
interface FirstOfContent {
  name: string;
  written: Promise<void>;
}

/**
 * Opens a folder for writing. Files are written to a new folder next to it, which replaces it at the
 * end. Unchanged files are hard links to the former ones, so that they keep their modification times,
 * and hosts that compare times upload only changes. Files with the same content are hard links, too, because
 * pages have several names.
 *
 * If the file system ignores letter case, names that differ only in case are one file, under the name
 * that is written first.
 * @param folder as `prepareOutput` returns it
 * @throws ProblemsError when the folder contains anything but the result of a build
 */
export async function openOutput(folder: string, files: Disk = disk): Promise<Output> {
  await checkReplaceable(folder, files);
  const staging = siblingPath(folder, 'building');
  await files.mkdir(staging, { recursive: true });
  const keyOf = (await ignoresCase(staging, files))
    ? (name: string) => name.toLowerCase()
    : (name: string) => name;
  const former = new Map((await writtenFiles(folder, files)).map((name) => [keyOf(name), name]));
  /** The last write to each file: writes to the same file must not overlap. */
  const writes = new Map<string, Promise<void>>();
  const hashes: FileHashes = new Map();
  /** By the hash of the content. */
  const firstOf = new Map<string, FirstOfContent>();
  const spellings = new Map<string, string>();
  const folders = new Map<string, Promise<unknown>>();
  let isOpen = true;

  /** Returns the name with each part in the letter case that was written first. */
  const spell = (name: string): string => {
    const above = posix.dirname(name);
    const path = above === '.' ? name : `${spell(above)}/${posix.basename(name)}`;
    const spelled = spellings.get(keyOf(path)) ?? path;
    spellings.set(keyOf(path), spelled);
    return spelled;
  };

  const makeFolder = (path: string) => {
    const made = folders.get(path) ?? files.mkdir(path, { recursive: true });
    folders.set(path, made);
    return made;
  };

  const put = async (name: string, bytes: Buffer, equal: FirstOfContent | undefined) => {
    if (!isOpen) throw new Error(`${name} is written to an output that was discarded`);
    const file = join(staging, name);
    const old = former.get(keyOf(name));
    await makeFolder(dirname(file));
    if (old !== undefined && (await linkIfEqual(join(folder, old), file, bytes, files))) return;
    if (equal && equal.name !== name) {
      await equal.written.catch(() => undefined);
      if (await linkIfEqual(join(staging, equal.name), file, bytes, files)) return;
    }
    await files.writeFile(file, bytes, { flag: 'wx' }).catch(withPath(file));
  };

  const write: Output['write'] = (name, content) => {
    // As in an address, `..` never leads out of the folder.
    const path = spell(posix.join('/', name).slice(1));
    const earlier = writes.get(path);
    const bytes = Buffer.from(content);
    const hash = hashOfFile(bytes);
    hashes.set(path, hash);
    const equal = firstOf.get(hash);
    const written = (async () => {
      await earlier;
      // It can be a hard link to the former file, which must not change.
      if (earlier) await files.rm(join(staging, path));
      await put(path, bytes, equal).catch((error) => {
        throw isKindConflict(error) ? kindConflict(path) : error;
      });
    })();
    writes.set(path, written);
    if (!equal) firstOf.set(hash, { name: path, written });
    return written;
  };

  const copy: Output['copy'] = async (source, name) => {
    const copyFile = async (from: string, to: string) => write(to, await files.readFile(from));
    if ((await files.stat(source)).isFile()) return copyFile(source, name);
    for (const file of await filesBelow(source, files)) {
      await copyFile(file, posix.join(name, relative(source, file).replaceAll(sep, '/')));
    }
  };

  const finish = async () => {
    await write(MANIFEST, manifestText([...writes.keys()].filter((name) => name !== MANIFEST)));
    await checkReplaceable(folder, files);
    await replaceOutput(staging, folder, files);
  };

  const discard = async () => {
    isOpen = false;
    await Promise.allSettled(writes.values());
    await files.rm(staging, { recursive: true, force: true });
  };

  const read: Output['read'] = async (name) => {
    await writes.get(name);
    return files.readFile(join(staging, name));
  };

  return { write, copy, read, hashes: () => new Map(hashes), finish, discard };
}

/** Links to another file if its content is the same. Returns whether it is. */
async function linkIfEqual(
  other: string,
  file: string,
  bytes: Buffer,
  files: Disk,
): Promise<boolean> {
  const isLinked = await files.link(other, file).then(
    () => true,
    () => false,
  );
  // Compares the link, because the other file can be replaced at any time.
  if (isLinked && bytes.equals(await files.readFile(file))) return true;
  if (isLinked) {
    await files.rm(file);
    return false;
  }
  // Without hard links, a copy gets the time of the other file.
  const content = await files.readFile(other).catch(() => undefined);
  if (!content || !bytes.equals(content)) return false;
  const { atime, mtime } = await files.stat(other);
  await files.writeFile(file, bytes, { flag: 'wx' });
  await files.utimes(file, atime, mtime);
  return true;
}

function isKindConflict(error: unknown): boolean {
  return hasCode(error, 'EEXIST', 'ENOTDIR', 'EISDIR');
}

function kindConflict(name: string): Error {
  const fix = 'rename the page, or the file in public/';
  return outputError(name, 'would be both a file and a folder of the site', fix);
}

async function ignoresCase(folder: string, files: Disk): Promise<boolean> {
  const probe = join(folder, 'case');
  await files.writeFile(probe, '');
  const found = await files
    .stat(join(folder, basename(probe).toUpperCase()))
    .catch(() => undefined);
  await files.rm(probe);
  return found !== undefined;
}

async function filesBelow(folder: string, files: Disk): Promise<string[]> {
  const entries = await files.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}
