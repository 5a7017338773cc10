import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';

/** A folder below the project, where packages of `node_modules` are found. */
export const BELOW_PROJECT = join(PROJECT_FOLDER, 'node_modules/.cache');

/** The folder of the current test. Names are relative to it. */
export interface TemporaryFolder {
  /** Absolute path, without symbolic links. */
  path: string;
  at: (name: string) => string;
  /** Writes a file, and creates the folders above it. */
  put: (name: string, text?: string) => void;
  read: (name: string) => string;
}

/**
 * Creates a folder before each test of the file that calls this, and removes it afterwards.
 * @param parent where to create it, by default the system's folder for temporary files
 */
export function useTemporaryFolder(parent = tmpdir()): TemporaryFolder {
  const folder: TemporaryFolder = {
    path: '',
    at: (name) => join(folder.path, name),
    put: (name, text = '') => putFile(folder.at(name), text),
    read: (name) => readFileSync(folder.at(name), 'utf8'),
  };
  beforeEach(() => {
    mkdirSync(parent, { recursive: true });
    folder.path = realpathSync(mkdtempSync(join(parent, 'test-')));
  });
  afterEach(() => rmSync(folder.path, { recursive: true, force: true }));
  return folder;
}

/** Writes a file, and creates the folders above it. */
export function putFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
