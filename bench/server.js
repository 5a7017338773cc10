import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../src/build/bundle.js';

/**
 * Builds a site and serves it.
 * @param {string} root
 * @returns {Promise<{ url: string, child: import('node:child_process').ChildProcess }>} its address, with a slash at the end
 */
export async function startServer(root) {
  const out = join(PROJECT_FOLDER, 'tests/.work/bench-site');
  const command = [join(PROJECT_FOLDER, 'src/build/run.js'), 'start', '--root', root, '--out', out];
  const child = spawn(process.execPath, command, { env: { ...process.env, PORT: '0' } });
  let printed = '';
  for (;;) {
    const [data] = await once(child.stdout, 'data');
    printed += data;
    const url = /Ready: (\S+)/.exec(printed)?.[1];
    if (url) return { url, child };
  }
}
