import * as disk from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What of Node's file system an output needs. */
export type Disk = Pick<
  typeof disk,
  'mkdir' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'rmdir' | 'stat' | 'writeFile'
>;

/** A folder that will hold exactly what is written to it. */
export interface Output {
  write: (name: string, content: string | Uint8Array) => Promise<void>;
  /** Copies a file, or a folder with everything in it. */
  copy: (source: string, name: string) => Promise<void>;
  /** Removes what was there before and has not been written again. */
  finish: () => Promise<void>;
}

/**
 * Opens a folder for writing. Files that would not change are left alone: a rebuild writes little,
 * and a host that looks at times sends little.
 *
 * Where the file system ignores letter case, names that differ in nothing else are one file: it has
 * the name that is written first, and is stale only when none of them is written.
 */
export async function openOutput(path: string, files: Disk = disk): Promise<Output> {
  const folder = resolve(path);
  const keyOf = (await ignoresCase(folder, files))
    ? (file: string) => file.toLowerCase()
    : (file: string) => file;
  /** Names of the files that were there, by their key. */
  const before = new Map((await filesBelow(folder, files)).map((file) => [keyOf(file), file]));
  /** The last writing to each file: names that are one file must not be written at once. */
  const writing = new Map<string, Promise<void>>();
  const folders = new Map<string, Promise<unknown>>();
  const makeFolder = (path: string) => {
    const made = folders.get(path) ?? files.mkdir(path, { recursive: true });
    folders.set(path, made);
    return made;
  };

  /** What was a file may have become a folder since, and the other way round. */
  const makeWay = async (file: string) => {
    for (let path = dirname(file); path.length > folder.length; path = dirname(path)) {
      if (before.delete(keyOf(path))) await files.rm(path);
    }
    const found = await files.stat(file).catch(() => undefined);
    if (!found?.isDirectory()) return;
    const inside = keyOf(file + sep);
    for (const key of before.keys()) if (key.startsWith(inside)) before.delete(key);
    await files.rm(file, { recursive: true });
  };

  const put = async (file: string, bytes: Buffer, isThere: boolean) => {
    const old = before.get(keyOf(file));
    before.delete(keyOf(file));
    if (old !== undefined && old !== file) await files.rename(old, file);
    const mayBeSame = old !== undefined || isThere;
    if (mayBeSame && bytes.equals(await files.readFile(file))) return;
    if (!mayBeSame) await makeWay(file);
    await makeFolder(dirname(file));
    await files.writeFile(file, bytes);
  };

  const write: Output['write'] = (name, content) => {
    const file = join(folder, name);
    const earlier = writing.get(keyOf(file));
    const written = (earlier ?? Promise.resolve()).then(() =>
      put(file, Buffer.from(content), earlier !== undefined),
    );
    writing.set(keyOf(file), written);
    return written;
  };

  const copy: Output['copy'] = async (source, name) => {
    const copyFile = async (from: string, to: string) => write(to, await files.readFile(from));
    if ((await files.stat(source)).isFile()) return copyFile(source, name);
    for (const file of await filesBelow(source, files)) {
      await copyFile(file, join(name, relative(source, file)));
    }
  };

  const finish = async () => {
    const stale = [...before.values()];
    await Promise.all(stale.map((file) => files.rm(file)));
    await removeEmptyFolders(stale.map(dirname), folder, files);
  };

  return { write, copy, finish };
}

/** Whether names that differ in letter case only are one file in a folder. */
async function ignoresCase(folder: string, files: Disk): Promise<boolean> {
  const probe = join(folder, `.case-${process.pid}`);
  await files.mkdir(folder, { recursive: true });
  await files.writeFile(probe, '');
  const found = await files.stat(probe.replace(/case(?=-\d+$)/, 'CASE')).catch(() => undefined);
  await files.rm(probe);
  return found !== undefined;
}

async function filesBelow(folder: string, files: Disk): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await files.readdir(folder, options).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function removeEmptyFolders(folders: string[], top: string, files: Disk): Promise<void> {
  for (const folder of new Set(folders)) {
    for (let path = folder; path !== top && path.startsWith(top); path = dirname(path)) {
      if ((await files.readdir(path)).length > 0) break;
      await files.rmdir(path);
    }
  }
}
