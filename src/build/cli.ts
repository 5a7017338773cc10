import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '../config/errorMessage.ts';
import { parseAddress } from '../config/load.ts';
import { ProblemsError, sortProblems } from '../config/problem.ts';
import { PROJECT_FOLDER } from './cache/bundle.js';
import type { SiteAddress } from './read/siteFolder.ts';
import { createProgress } from './terminal/progress.ts';
import { describeSystemError } from './terminal/systemError.js';

const USAGE = `Usage: npm run build -- [options]         build a site
       npm start -- [options]             build it and serve it (PORT, default 4173)
       npm run dev -- [--root DIR]        serve it while you write (PORT, default 5173)

  --root DIR    folder with pages/, and optionally site.config.ts and public/ (default: docs)
  --out DIR     output folder: new, empty, or from an earlier build (default: dist)
  --url ADDR    address of the published site, instead of the one in site.config.ts
  --hosts DIR   also write configuration files for hosts, such as nginx, into this folder
  --verbose     print where an unexpected error comes from

Code of the site, such as a scene, is stopped after 30 seconds. To allow more, set TIME_LIMIT.

The server listens on this machine only. To choose another address, set HOST, for example to 0.0.0.0.`;

interface Options {
  root: string;
  out: string;
  hosts?: string;
  address?: SiteAddress;
}

/** Runs a command. Resolves with whether the process keeps serving a site. */
type Command = (options: Options) => Promise<boolean>;

const COMMANDS: Record<string, Command> = {
  build: async (options) => {
    const { build } = await import('./build.ts');
    await build({ ...options, hasPreviews: true, progress: createProgress(process.stdout) });
    return false;
  },
  start: async (options) => {
    const port = portOr(4173);
    const { checkPort } = await import('./serve/server.ts');
    await checkPort(port, host());
    const [{ build }, { createEarlyServer }] = await Promise.all([
      import('./build.ts'),
      import('./serve/earlyServer.ts'),
    ]);
    const early = createEarlyServer({
      ...{ root: options.root, host: host(), port },
      onReady: (url) =>
        console.log(`\n  Ready: ${url}\n  The build continues; pages that you open come first.\n`),
    });
    const { rules } = await build({
      ...options,
      hasPreviews: false,
      progress: createProgress(process.stdout),
      serveMeanwhile: early.serve,
    });
    early.finish(options.out, rules);
    return true;
  },
  dev: async ({ root }) => {
    const { dev } = await import('./serve/dev.ts');
    const { url } = await dev({ root, host: host(), port: portOr(5173) });
    console.log(`\n  Ready: ${url}\n`);
    return true;
  },
};

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string' },
      out: { type: 'string' },
      url: { type: 'string' },
      hosts: { type: 'string' },
      verbose: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [name = ''] = positionals;
  const command = COMMANDS[name];
  if (values.help || !command || positionals.length > 1) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return false;
  }
  // React reads this when it is first imported, and renders twice as fast in production. The caller's own NODE_ENV is
  // not meant for it.
  process.env.NODE_ENV = name === 'dev' ? 'development' : 'production';
  return command({
    root: resolve(values.root ?? join(PROJECT_FOLDER, 'docs')),
    out: values.out ?? join(relative(process.cwd(), PROJECT_FOLDER), 'dist'),
    hosts: values.hosts,
    address: values.url === undefined ? undefined : siteAddress(values.url),
  });
}

function siteAddress(text: string): SiteAddress {
  const address = parseAddress(text);
  if (address) return address;
  throw new UsageError(
    `--url must be an address such as https://example.org/docs, of letters, digits, and the characters . _ ~ -, not ${JSON.stringify(text)}`,
  );
}

/** Returns the address to listen on; undefined for the default. */
function host(): string | undefined {
  return process.env.HOST || undefined;
}

function portOr(fallback: number): number {
  const { PORT } = process.env;
  if (PORT === undefined || PORT === '') return fallback;
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new UsageError(`PORT must be a number from 0 to 65535, not "${PORT}"`);
}

class UsageError extends Error {}

const NO_STACK =
  'This error is not expected. To see where it comes from, run the command again with --verbose.';

function report(error: unknown): void {
  if (error instanceof ProblemsError) {
    const count = sortProblems(error.problems).length;
    console.error(`\n${error.message}\n`);
    console.error(count === 1 ? '1 problem found.' : `${count} problems found.`);
  } else if (process.argv.includes('--verbose')) {
    console.error(error);
  } else if (isPortTaken(error)) {
    console.error(
      `${error.message}: stop the program that uses the port, or set PORT to another port`,
    );
  } else if (describeSystemError(error)) {
    console.error(describeSystemError(error));
  } else if (error instanceof UsageError || isSystemError(error)) {
    console.error(error.message);
  } else {
    console.error(`${errorMessage(error)}\n\n${NO_STACK}`);
  }
  process.exitCode = 1;
}

/** Returns whether an error means that the port is in use; Node and Vite word it differently. */
function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && /EADDRINUSE|Port \d+ is already in use/.test(error.message);
}

/**
 * Returns whether an error's message is enough, without a stack, such as for a read-only folder or an unknown option.
 */
function isSystemError(error: unknown): error is Error {
  if (!(error instanceof Error && 'code' in error)) return false;
  return 'syscall' in error || String(error.code).startsWith('ERR_PARSE_ARGS');
}

let isFinished = false;

process.once('exit', () => {
  if (isFinished) return;
  console.error(
    'The command did not finish: code of the site called process.exit, or awaits something that never happens.',
  );
  process.exitCode = 1;
});

process.once('uncaughtException', (error: unknown) => {
  isFinished = true;
  console.error(
    'An error was thrown outside of the build, for example by a timer or an event in code of the site:',
  );
  report(error);
  process.exit();
});

const isServing = await main().catch((error: unknown) => {
  report(error);
  return false;
});
isFinished = true;
// A timer of a page or of the config would keep the process running forever.
if (!isServing) process.exit();
