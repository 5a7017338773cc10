// Programs that the tests need and npm doesn't install.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns the path of the first of these programs that is in PATH.
 * @param {string[]} names
 * @param {string[]} more folders to look in after those in PATH
 * @returns {string | undefined}
 */
export function findInPath(names, more = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/**
 * Returns the path that an environment variable gives.
 * @param {string} variable
 * @returns {string | undefined} undefined when it is unset or empty
 * @throws {Error} if there is no such file
 */
export function findByVariable(variable) {
  const path = process.env[variable];
  if (!path || existsSync(path)) return path || undefined;
  throw new Error(`${variable} is ${path}, which does not exist: correct or unset it`);
}

/**
 * Installs Debian packages with `apt-get`, if the tests run as root and need no password.
 * @param {string[]} packages
 * @returns {boolean} whether they are installed now
 */
export function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (/** @type {string[]} */ ...args) =>
    execFileSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env });
  try {
    aptGet('update');
    aptGet('install', '--yes', '--no-install-recommends', ...packages);
    return true;
  } catch (error) {
    console.error(`apt-get failed: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}
