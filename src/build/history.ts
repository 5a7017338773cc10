import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Reads from git when each file below a folder was last changed, in Unix milliseconds. Empty without a
 * repository, and in shallow clones, which would give wrong dates.
 */
export async function readHistory(folder: string): Promise<Map<string, number>> {
  const git = async (...args: string[]) =>
    (await run('git', ['-C', folder, ...args], { maxBuffer: 1 << 28 })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    return parseLog(
      await git('log', '--relative', '--name-only', '-z', '--format=%x01%ct', '--', '.'),
    );
  } catch {
    // No git, no repository, or no commit yet.
    return new Map();
  }
}

/** Parses commits, newest first: \x01, the time in seconds, and the changed files. */
function parseLog(log: string): Map<string, number> {
  const dates = new Map<string, number>();
  for (const commit of log.split('\x01').slice(1)) {
    const [seconds = '', ...files] = commit.split(/[\0\n]+/);
    for (const file of files) {
      if (file && !dates.has(file)) dates.set(file, Number(seconds) * 1000);
    }
  }
  return dates;
}
