import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { displayPath } from '../../src/build/terminal/displayPath.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'tests/.work/cli');
const HOLD_RENAME = join(ROOT, 'tests/fixtures/holdRename.js');

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, ['src/build/run.js', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

beforeAll(() => rmSync(OUT, { recursive: true, force: true }));
afterAll(() => rmSync(OUT, { recursive: true, force: true }));

describe('npm run build', () => {
  test('prints all problems of a site together, writes nothing, and fails', () => {
    const broken = 'tests/fixtures/broken';
    const { status, stderr } = run(['build', '--root', broken, '--out', OUT]);
    expect(stderr.trim()).toBe(readFileSync(join(ROOT, broken, 'expected.txt'), 'utf8').trim());
    expect(status).toBe(1);
    expect(existsSync(OUT)).toBe(false);
  });

  test('builds a folder of plain Markdown without a config, with a sidebar from its subfolders', () => {
    const { status, stdout } = run(['build', '--root', 'node_modules/planck/docs', '--out', OUT]);
    expect(stdout).toContain('40 pages');
    expect(status).toBe(0);
    const html = readFileSync(join(OUT, 'joint/rope-joint.html'), 'utf8');
    expect(html).toMatch(/<button [^>]*aria-expanded="false"[^>]*>Api conventions</);
    expect(html).toMatch(/<a href="\/joint\/rope-joint" aria-current="page">/);
  });

  test.each([
    ['process.exit(0)', 'The command did not finish: code of the site called process.exit'],
    ['{ throw null; }', 'An error was thrown outside of the build'],
    ['Promise.reject(new Error("no luck"))', 'in code of the site:\nno luck\n'],
  ])('fails if a timer of the config runs %s', async (statement, message) => {
    await withFolder((folder) => {
      put(join(folder, 'site/pages/index.md'), '# Home');
      // Not in the thread that tries the config, which can end before or after the timer.
      const config = `import { isMainThread } from 'node:worker_threads';
if (isMainThread) setTimeout(() => ${statement});
export default { title: 'A' };`;
      put(join(folder, 'site/site.config.ts'), config);
      const out = join(folder, 'dist');
      const { status, stderr } = run(['build', '--root', join(folder, 'site'), '--out', out]);
      expect(stderr).toContain(message);
      expect(stderr).not.toContain('    at ');
      expect(status).toBe(1);
      expect(existsSync(out)).toBe(false);
    });
  });

  test('builds a site for another address, with the files of its hosts', async () => {
    await withFolder((folder) => {
      put(join(folder, 'site/pages/index.md'), '# Home\n\n[Script](/a.js)');
      put(join(folder, 'site/public/a.js'), '');
      put(
        join(folder, 'site/site.config.ts'),
        "export default { title: 'T', basePath: '/old', baseUrl: 'https://old.example', head: { scripts: ['/a.js'] } };",
      );
      const [out, hosts] = [join(folder, 'dist'), join(folder, 'hosts')];
      const url = 'https://me.github.io/fork/';
      const args = ['--root', join(folder, 'site'), '--out', out, '--url', url, '--hosts', hosts];
      expect(run(['build', ...args])).toMatchObject({ status: 0 });
      const html = readFileSync(join(out, 'index.html'), 'utf8');
      expect(html).toContain('<link rel="canonical" href="https://me.github.io/fork/">');
      // The app also adds the base path, which is in its data.
      expect(html).toContain('"scripts":["/a.js"]');
      expect(html).toContain('<a href="/fork/a.js"');
      expect(html).not.toContain('/old');
      expect(readFileSync(join(hosts, 'nginx.conf'), 'utf8')).toContain('location /fork/ {');
      expect(run(['build', ...args, '--url', 'fork']).stderr).toContain(
        '--url must be an address such as https://example.org/docs, of letters, digits, and the characters . _ ~ -, not "fork"',
      );
    });
  });

  test('refuses to write into its input folder, before it changes anything', async () => {
    await withFolder((folder) => {
      put(join(folder, 'pages/index.md'), '# Home');
      put(join(folder, 'notes.txt'), 'mine');
      const before = readState(folder);
      const { status, stdout, stderr } = run(['build', '--root', folder, '--out', folder]);
      expect(stderr).toContain(
        `${displayPath(folder)} contains what no build wrote: notes.txt and 1 more — `,
      );
      expect([status, stdout]).toEqual([1, '']);
      expect(readState(folder)).toEqual(before);
    });
  });

  test.each([
    ['before its output is in place', 1, '# Before'],
    ['while its output is put in place', 2, undefined],
  ])('leaves a whole site when it is killed %s', async (_when, rename, heading) => {
    await withFolder(async (folder) => {
      const [root, out] = [join(folder, 'site'), join(folder, 'dist')];
      const args = ['build', '--root', root, '--out', out];
      put(join(root, 'pages/index.md'), '# Before');
      expect(run(args)).toMatchObject({ status: 0 });
      const before = readState(out);

      put(join(root, 'pages/index.md'), '# After');
      for (const signal of ['SIGKILL', 'SIGINT'] as const) {
        const child = spawn(
          process.execPath,
          ['--import', HOLD_RENAME, 'src/build/run.js', ...args],
          { cwd: ROOT, env: { ...process.env, HOLD_FOLDER: out, HOLD_RENAME: String(rename) } },
        );
        const exited = once(child, 'exit');
        let printed = '';
        for await (const chunk of child.stdout) {
          printed += chunk;
          if (printed.includes('Holding')) child.kill(signal);
        }
        expect(await exited).toEqual([null, signal]);
        if (heading !== undefined) expect(readState(out)).toEqual(before);
      }

      // The next build restores the former site, even if it fails, and removes what the killed ones have written.
      put(join(root, 'pages/index.md'), '[Dead](/link)');
      expect(run(args)).toMatchObject({ status: 1 });
      expect(readState(out)).toEqual(before);
      put(join(root, 'pages/index.md'), '# After');
      expect(run(args)).toMatchObject({ status: 0 });
      expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('After');
      expect(readdirSync(folder).sort()).toEqual(['dist', 'site']);
    });
  });

  test('ends while a timer of a page still runs', async () => {
    await withFolder(async (folder) => {
      const root = join(folder, 'site');
      put(
        join(root, 'pages/index.mdx'),
        'export const timer = setInterval(() => {}, 1000);\n\n# Home',
      );
      const args = ['src/build/run.js', 'build', '--root', root, '--out', join(folder, 'dist')];
      const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
      expect(await once(child, 'exit')).toEqual([0, null]);
    });
  });

  test('says what to do when the path of the project cannot be bundled', async () => {
    await withFolder((folder) => {
      const project = join(folder, 'a?b');
      const names = [
        'run.js',
        'cache/bundle.js',
        'cache/cacheFolder.js',
        'terminal/systemError.js',
      ];
      for (const name of names)
        put(join(project, 'src/build', name), readFileSync(join(ROOT, 'src/build', name), 'utf8'));
      put(join(project, 'package.json'), '{ "type": "module" }');
      put(join(project, 'package-lock.json'), '');
      const { status, stderr } = spawnSync(process.execPath, ['src/build/run.js', 'build'], {
        cwd: project,
        encoding: 'utf8',
      });
      expect(stderr).toMatch(/a\?b: the path contains "\?" or "#", .* — rename the folder\n$/);
      expect(status).toBe(1);
    });
  });

  test('prints its usage when a command or an option is unknown', () => {
    expect(run(['biuld'])).toMatchObject({ status: 2 });
    expect(run(['biuld']).stdout).toContain('Usage: npm run build');
    const { status, stderr } = run(['build', '--roots', 'docs']);
    expect(status).toBe(1);
    expect(stderr).toContain("Unknown option '--roots'");
    expect(stderr).not.toContain('    at ');
  });
});

describe('npm start', () => {
  const start = async (env: NodeJS.ProcessEnv) => {
    let result: ReturnType<typeof run> | undefined;
    await withFolder((folder) => {
      put(join(folder, 'site/pages/index.md'), '# Home');
      const args = ['--root', join(folder, 'site'), '--out', join(folder, 'dist')];
      result = run(['start', ...args], env);
      // Nobody should wait for a build that can't be served.
      expect(existsSync(join(folder, 'dist'))).toBe(false);
    });
    expect(result?.status).toBe(1);
    expect(result?.stderr).not.toContain('    at ');
    return result?.stderr;
  };

  test('prints what to do when its port is in use', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, listening));
    const { port } = server.address() as AddressInfo;
    expect(await start({ PORT: String(port) })).toContain('set PORT to another port');
    server.close();
  });

  test('listens on the address in HOST', async () => {
    // An address for documentation, which no machine has.
    expect(await start({ PORT: '0', HOST: '192.0.2.1' })).toContain(
      'listen EADDRNOTAVAIL: address not available 192.0.2.1',
    );
  });

  test('serves a site with problems until it has found them, and fails like a build', async () => {
    await withFolder((folder) => {
      const args = ['start', '--root', 'tests/fixtures/broken', '--out', join(folder, 'dist')];
      const { status, stdout, stderr } = run(args, { PORT: '0' });
      expect(stdout).toContain('Ready: http://localhost:');
      expect(stderr).toContain('problems found.');
      expect(status).toBe(1);
      expect(existsSync(join(folder, 'dist'))).toBe(false);
    });
  });

  test('rejects an invalid PORT', async () => {
    expect(await start({ PORT: 'eighty' })).toContain(
      'PORT must be a number from 0 to 65535, not "eighty"',
    );
  });
});

async function withFolder(work: (folder: string) => void | Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns content and modification time of all files in a folder. */
function readState(folder: string): Record<string, [string, number]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [file, [readFileSync(file, 'base64'), statSync(file).mtimeMs]]),
  );
}
