import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

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
 */
export async function openOutput(path: string): Promise<Output> {
  const folder = resolve(path);
  const before = new Set(await filesBelow(folder));
  const folders = new Map<string, Promise<unknown>>();
  const makeFolder = (path: string) => {
    const made = folders.get(path) ?? mkdir(path, { recursive: true });
    folders.set(path, made);
    return made;
  };

  /** What was a file may have become a folder since, and the other way round. */
  const makeWay = async (file: string) => {
    for (let path = dirname(file); path.length > folder.length; path = dirname(path)) {
      if (before.delete(path)) await rm(path);
    }
    const found = await stat(file).catch(() => undefined);
    if (!found?.isDirectory()) return;
    for (const name of before) if (name.startsWith(file + sep)) before.delete(name);
    await rm(file, { recursive: true });
  };

  const write: Output['write'] = async (name, content) => {
    const file = join(folder, name);
    const bytes = Buffer.from(content);
    const wasThere = before.delete(file);
    if (wasThere && bytes.equals(await readFile(file))) return;
    if (!wasThere) await makeWay(file);
    await makeFolder(dirname(file));
    await writeFile(file, bytes);
  };

  const copy: Output['copy'] = async (source, name) => {
    const copyFile = async (from: string, to: string) => write(to, await readFile(from));
    if ((await stat(source)).isFile()) return copyFile(source, name);
    for (const file of await filesBelow(source)) {
      await copyFile(file, join(name, relative(source, file)));
    }
  };

  const finish = async () => {
    await Promise.all([...before].map((file) => rm(file)));
    await removeEmptyFolders([...before].map(dirname), folder);
  };

  return { write, copy, finish };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function removeEmptyFolders(folders: string[], top: string): Promise<void> {
  for (const folder of new Set(folders)) {
    for (let path = folder; path !== top && path.startsWith(top); path = dirname(path)) {
      if ((await readdir(path)).length > 0) break;
      await rmdir(path);
    }
  }
}
