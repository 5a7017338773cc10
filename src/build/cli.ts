import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblem, ProblemsError, sortProblems } from '../config/problem.ts';
import { PROJECT_FOLDER } from './bundle.js';
import { createProgress } from './progress.ts';

const USAGE = `Usage: npm run build -- [--root DIR] [--out DIR]   build a site
       npm start -- [--root DIR] [--out DIR]       build it and serve it (PORT, default 4173)
       npm run dev -- [--root DIR]                 serve it while you write (PORT, default 5173)

  --root DIR   folder with pages/, and optionally site.config.ts and public/ (default: docs)
  --out DIR    output folder: new, empty, or from an earlier build (default: dist)`;

type Command = (options: { root: string; out: string }) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  build: async ({ root, out }) => {
    const { build } = await import('./build.ts');
    await build({ root, out, progress: createProgress(process.stdout) });
  },
  start: async ({ root, out }) => {
    const port = portOr(4173);
    const { build } = await import('./build.ts');
    const { config } = await build({ root, out, progress: createProgress(process.stdout) });
    const { serve } = await import('./serve.ts');
    const { url } = await serve({ folder: out, basePath: config.basePath, port });
    console.log(`\n  Ready: ${url}\n`);
  },
  dev: async ({ root }) => {
    const { dev } = await import('./dev.ts');
    const { url } = await dev({ root, port: portOr(5173) });
    console.log(`\n  Ready: ${url}\n`);
  },
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [name = ''] = positionals;
  const command = COMMANDS[name];
  if (values.help || !command || positionals.length > 1) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  // React reads it when it is first imported, and renders twice as fast in production. A value from the
  // caller's environment is not meant for it.
  process.env.NODE_ENV = name === 'dev' ? 'development' : 'production';
  await command({
    root: resolve(values.root ?? join(PROJECT_FOLDER, 'docs')),
    out: values.out ?? join(relative(process.cwd(), PROJECT_FOLDER), 'dist'),
  });
}

function portOr(fallback: number): number {
  const { PORT } = process.env;
  if (PORT === undefined || PORT === '') return fallback;
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new UsageError(`PORT must be a number from 0 to 65535, not "${PORT}"`);
}

class UsageError extends Error {}

function report(error: unknown): void {
  if (error instanceof ProblemsError) {
    const problems = sortProblems(error.problems);
    console.error(`\n${problems.map(formatProblem).join('\n')}\n`);
    console.error(
      problems.length === 1 ? '1 problem found.' : `${problems.length} problems found.`,
    );
  } else if (isPortTaken(error)) {
    console.error(
      `${error.message}: stop the program that uses the port, or set PORT to another port`,
    );
  } else if (error instanceof UsageError || isSystemError(error)) {
    console.error(error.message);
  } else {
    console.error(error);
  }
  process.exitCode = 1;
}

/** Node and Vite have different messages for it. */
function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && /EADDRINUSE|Port \d+ is already in use/.test(error.message);
}

/** Errors whose message is enough, such as a folder that can't be written or an unknown option. */
function isSystemError(error: unknown): error is Error {
  if (!(error instanceof Error && 'code' in error)) return false;
  return 'syscall' in error || String(error.code).startsWith('ERR_PARSE_ARGS');
}

main().catch(report);
