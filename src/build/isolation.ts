import { createHash } from 'node:crypto';
import { escapeHtml } from '../content/escape.ts';
import type { StandaloneParts } from '../lab/page/code/standalonePage.ts';
import type { PartAddresses } from '../lab/page/code/standaloneParts.ts';
import { bundlePage, bundleScript } from './script.ts';

// The documents that run untrusted code: the jail, the file of a saved scene, and what other sites embed.

/** The jail's file name without its hash. */
export const JAIL_NAME = 'jail.html';

/**
 * Headers that a host can send in addition to the jail's own checks. The first directive makes the
 * document's origin opaque however it is opened, the second prevents other sites from framing it.
 */
export const JAIL_HEADERS = {
  'content-security-policy': "sandbox allow-scripts; frame-ancestors 'self'",
};

/** Whether a path below the base path is that of the jail in a built site: `/assets/jail-1f0c2d3e.html`. */
export function isJail(path: string): boolean {
  return /^\/assets\/jail-\w+\.html$/.test(path);
}

/**
 * Returns the content security policy (https://www.w3.org/TR/CSP3/) of an isolated document: only its
 * inline script and the blobs which that script creates can run, and no network access is possible.
 * @param script the exact text of the document's only inline script
 */
export function isolationPolicy(script: string): string {
  const digest = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${digest}' blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Builds the HTML of the document in which the site runs the code of readers. */
export async function jailDocument(): Promise<string> {
  const script = (await bundleScript('src/lab/runner/jail.ts')).trim();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(isolationPolicy(script))}">
<meta name="robots" content="noindex">
<title>Scene</title>
<style>body { margin: 0 } canvas { display: block; inline-size: 100vw; block-size: 100vh }</style>
<canvas></canvas>
<script>${script}</script>
</html>
`;
}

/** Builds the parts that all saved files share. */
export async function standaloneParts(): Promise<StandaloneParts> {
  const bundle = await bundlePage('src/lab/page/standalone.tsx');
  // Escaped before it is hashed: the browser compares the hash with the text in the document.
  const script = bundle.replaceAll('</script', '<\\/script');
  return { script, policy: isolationPolicy(script) };
}

/**
 * Builds the page that other sites embed. It shows code in a separate sandboxed frame.
 * @param parts addresses of the parts of a saved file, and the `base` of the site, relative to the page
 */
export async function embedDocument(parts: PartAddresses, base: string): Promise<string> {
  const script = (await bundleScript('src/lab/page/embed/embedScript.ts')).trim();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Scene</title>
<style>
:root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
body, main { display: flex; flex-direction: column; block-size: 100vh; margin: 0 }
iframe { flex: 1; border: 0 }
a, p { padding: 0.5rem 0.75rem; margin: 0 }
</style>
<main></main>
<script type="application/json" id="addresses">${JSON.stringify({ parts, base })}</script>
<script>${script}</script>
</html>
`;
}
