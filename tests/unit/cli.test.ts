import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'tests/.work/cli');

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
  test('prints all mistakes of a site together, writes nothing and fails', () => {
    const broken = 'tests/fixtures/broken';
    const { status, stderr } = run(['build', '--root', broken, '--out', OUT]);
    expect(stderr.trim()).toBe(readFileSync(join(ROOT, broken, 'expected.txt'), 'utf8').trim());
    expect(status).toBe(1);
    expect(existsSync(OUT)).toBe(false);
  });

  test('builds a folder of plain Markdown without a config, with a sidebar from its folders', () => {
    const { status, stdout } = run(['build', '--root', 'node_modules/planck/docs', '--out', OUT]);
    expect(stdout).toContain('40 pages');
    expect(status).toBe(0);
    const html = readFileSync(join(OUT, 'joint/rope-joint.html'), 'utf8');
    expect(html).toMatch(/<button [^>]*aria-expanded="false"[^>]*>Api conventions</);
    expect(html).toMatch(/<a href="\/joint\/rope-joint" aria-current="page">/);
  });

  test('says how it is used when a command or an option is unknown', () => {
    expect(run(['biuld'])).toMatchObject({ status: 2 });
    expect(run(['biuld']).stdout).toContain('Usage: npm run build');
    const { status, stderr } = run(['build', '--roots', 'docs']);
    expect(status).toBe(1);
    expect(stderr).toContain("Unknown option '--roots'");
    expect(stderr).not.toContain('    at ');
  });
});

describe('npm start', () => {
  test('says what to do when its port is taken', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, listening));
    const { port } = server.address() as AddressInfo;
    const site = ['--root', 'tests/fixtures/kitchen-sink', '--out', OUT];
    const { status, stderr } = run(['start', ...site], { PORT: String(port) });
    server.close();
    expect(status).toBe(1);
    expect(stderr).toContain('set PORT to another one');
    expect(stderr).not.toContain('    at ');
  });

  test('refuses a PORT that is no port', () => {
    const site = ['--root', 'tests/fixtures/kitchen-sink', '--out', OUT];
    const { status, stderr } = run(['start', ...site], { PORT: 'eighty' });
    expect(status).toBe(1);
    expect(stderr).toContain('PORT must be a number from 0 to 65535, not "eighty"');
  });
});
