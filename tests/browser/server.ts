import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ENGINE = join(import.meta.dirname, '../..');

/** A site that is being served by the project's own command line. */
export interface Served {
  /** Address with the base path, without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts `npm start` or `npm run dev` on a free port, as a person would, and waits for its address. */
export function serveSite(
  command: 'start' | 'dev',
  root: string,
  { out = '', engine = ENGINE } = {},
): Promise<Served> {
  const args = [join(engine, 'src/build/run.js'), command, '--root', root];
  const child = spawn(process.execPath, out ? [...args, '--out', out] : args, {
    cwd: engine,
    env: { ...process.env, PORT: '0', NODE_ENV: undefined },
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
