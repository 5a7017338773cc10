import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Root of the project. */
export const PROJECT = join(import.meta.dirname, '../..');

/** A site that the project's own command line serves. */
export interface Served {
  /** Address with the base path, without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/** Runs `start` or `dev` of the command line on a free port, and waits for the address. */
export function serveSite(
  command: 'start' | 'dev',
  root: string,
  { out = '', project = PROJECT } = {},
): Promise<Served> {
  const args = [join(project, 'src/build/run.js'), command, '--root', root];
  const child = spawn(process.execPath, out ? [...args, '--out', out] : args, {
    cwd: project,
    env: { ...process.env, PORT: '0', HOST: undefined, NODE_ENV: undefined },
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`${command} ${root} stopped:\n${printed}`));
    child.once('exit', onExit);
    const onData = (data: Buffer) => {
      printed += data.toString();
      const url = /Ready: (\S+?)\/?\s/.exec(printed)?.[1];
      if (url === undefined) return;
      child.off('exit', onExit);
      resolve({
        url,
        stop: () =>
          new Promise((stopped) => {
            child.once('exit', () => stopped());
            child.kill();
          }),
      });
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
  });
}
