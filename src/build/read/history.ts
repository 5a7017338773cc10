import { type ExecFileException, execFile } from 'node:child_process';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { timeLimit } from '../../content/timeLimit.ts';
import { displayPath } from '../terminal/displayPath.ts';

const run = promisify(execFile);

/**
 * Reads from git when each file below a folder was last changed, in Unix milliseconds. Empty without a repository, and
 * in shallow clones, whose dates would be wrong. Warns if git fails, for example because the files belong to another
 * user, or doesn't finish, because it waits for a password or a network disk.
 * @param elsewhere further files, relative to the folder; those of other repositories have no date
 */
export async function readHistory(
  folder: string,
  elsewhere: readonly string[] = [],
): Promise<Map<string, number>> {
  const limit = timeLimit();
  // Without translations, because messages are compared.
  const env = { ...process.env, LC_ALL: 'C' };
  const options = { env, maxBuffer: 1 << 28, timeout: limit, killSignal: 'SIGKILL' } as const;
  const git = async (...args: string[]) =>
    (await run('git', ['-C', folder, '--literal-pathspecs', ...args], options)).stdout;
  try {
    const about = await git('rev-parse', '--is-shallow-repository', '--show-prefix');
    const [isShallow, prefix = ''] = about.split('\n');
    if (isShallow === 'true') return new Map();
    // Git refuses paths outside its repository.
    const others = elsewhere.filter((name) => !posix.join(prefix, name).startsWith('../'));
    const log = await git('log', '--name-only', '-z', '--format=%x01%ct', '--', '.', ...others);
    return parseLog(log, (file) => posix.relative(prefix, file));
  } catch (error) {
    const { killed = false, stderr = '' } = error as Partial<ExecFileException>;
    const warn = (reason: string, fix: string) =>
      console.warn(`${displayPath(folder)}: ${reason}, so pages have no dates — ${fix}`);
    const [message = ''] = stderr.split('\n');
    if (killed) {
      warn(
        `git did not finish within ${limit / 1000} s`,
        'run "git log" there to see what it waits for; for a slow disk, set TIME_LIMIT to more seconds',
      );
    } else if (message !== '' && !NO_HISTORY.test(message)) {
      warn(`git failed: ${message}`, 'run "git log" there to see its advice');
    }
    return new Map();
  }
}

/** Matches the messages of git for a missing folder, one without a repository, and a repository without commits. */
const NO_HISTORY = /cannot change to|not a git repository|does not have any commits/;

/** Parses commits, newest first: \x01, the time in seconds, and the changed files. */
function parseLog(log: string, toName: (file: string) => string): Map<string, number> {
  const dates = new Map<string, number>();
  for (const commit of log.split('\x01').slice(1)) {
    const [seconds = '', ...files] = commit.split(/[\0\n]+/);
    for (const file of files) {
      const name = toName(file);
      if (file && !dates.has(name)) dates.set(name, Number(seconds) * 1000);
    }
  }
  return dates;
}
