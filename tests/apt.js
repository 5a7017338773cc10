import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages where that needs nobody's password: for root, where there is `apt-get`.
 * @param {...string} packages
 * @returns {boolean} whether they are installed now
 */
export function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
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
