import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { standalonePage } from '../../lab/page/export/standalonePage.ts';
import { embedDocument, isolationPolicy, jailDocument, standaloneParts } from './isolation.ts';

describe('the isolation policy', () => {
  it('allows one inline script and blobs, and no connection', () => {
    expect(isolationPolicy(['1']).split('; ')).toEqual([
      "default-src 'none'",
      `script-src '${computeHash('1')}' blob:`,
      'worker-src blob:',
      "style-src 'unsafe-inline'",
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it('precedes the script of the jail, and allows it', async () => {
    expectIsolated(await jailDocument());
  });

  it('precedes the script of a saved file, and allows it, whatever the scene contains', async () => {
    const parts = await standaloneParts();
    const html = standalonePage(
      { title: '</title><script>1</script>', description: '</script><script>2</script>' },
      { source: '</script>', code: '<!--<script>', values: { text: '</script>' } },
      {
        runner: '"</script>"',
        tools: '',
        gate: '',
        ...parts,
      },
    );
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;1&lt;/script&gt;</title>');
    expectIsolated(html, parts.jail);
  });

  it('precedes the script of a page for other sites, and allows it and those of its frames', async () => {
    const script = 'start();';
    const parts = { runner: '', tools: '', gate: '', standalone: '' };
    const html = await embedDocument(parts, '.', { script });
    const [, policy = ''] = /Policy" content="([^"]+)"/.exec(html) ?? [];
    const own = extractScript(html);
    expect(html.indexOf('Policy')).toBeLessThan(html.indexOf('<script'));
    const hashes = [own, script, extractScript(await jailDocument())].map(
      (one) => `'${computeHash(one)}'`,
    );
    expect(policy).toContain(`script-src ${hashes.join(' ')} blob:`);
    expect(policy).toContain("connect-src 'self'");
  });
});

/**
 * Expects the policy to precede everything that can load, and to allow the document's script.
 * @param framed a document inside a frame, whose script must be allowed as well
 */
function expectIsolated(html: string, framed?: string): void {
  const [head = '', policy = '', rest = ''] = html.split(
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/,
  );
  expect(head).toBe('<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n');
  expect(rest.match(/<script>/g)).toHaveLength(1);
  const allowed = [extractScript(rest), ...(framed === undefined ? [] : [extractScript(framed)])];
  const hashes = allowed.map((script) => `'${computeHash(script)}'`);
  expect(policy).toContain(`script-src ${hashes.join(' ')} blob:`);
}

function extractScript(html: string): string {
  return /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
}

function computeHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
