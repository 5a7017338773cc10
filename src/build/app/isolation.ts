import type { StandaloneParts } from '../../lab/page/export/standalonePage.ts';
import type { PartAddresses } from '../../lab/page/export/standaloneParts.ts';
import { hashSource, policyTag, printPolicy } from '../document/policy.ts';
import type { Modules } from './licenses.ts';
import { bundlePage, bundleScript } from './script.ts';

// Builds the documents that run untrusted code: the jail, the file of a saved scene, and the page that other sites
// embed.

/** The jail's file name without its hash. */
export const JAIL_NAME = 'jail.html';

/**
 * Returns the content security policy of an isolated document: only its inline scripts and the blobs that they create
 * can run.
 * @param scripts the exact text of each of its inline scripts
 * @param connections sources to which it can send requests; none by default
 */
export function isolationPolicy(scripts: string[], connections = "'none'"): string {
  return printPolicy({
    'default-src': ["'none'"],
    'script-src': [...scripts.map(hashSource), 'blob:'],
    'worker-src': ['blob:'],
    'style-src': ["'unsafe-inline'"],
    'connect-src': [connections],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

/** Builds the HTML of the document in which the site runs readers' code. */
export async function jailDocument(modules?: Modules): Promise<string> {
  return jailHtml(await jailScript(modules));
}

async function jailScript(modules?: Modules): Promise<string> {
  return (await bundleScript('src/lab/protocol/jail.ts', modules)).trim();
}

function jailHtml(script: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${policyTag(isolationPolicy([script]))}
<meta name="robots" content="noindex">
<title>Scene</title>
<style>body { margin: 0 } canvas { display: block; inline-size: 100vw; block-size: 100vh }</style>
<canvas></canvas>
<script>${script}</script>
</html>
`;
}

/** Builds the parts that all saved files share. */
export async function standaloneParts(modules?: Modules): Promise<StandaloneParts> {
  const bundle = await bundlePage('src/lab/page/export/standalone.tsx', modules);
  // Escape before hashing: the browser compares the hash with the text in the document.
  const script = bundle.replaceAll('</script', '<\\/script');
  const jail = await jailScript(modules);
  return { script, jail: jailHtml(jail), policy: isolationPolicy([script, jail]) };
}

/**
 * Builds the page that other sites embed. It shows code in a separate sandboxed frame.
 * @param parts addresses of the parts of a saved file, and the `base` of the site, relative to the page
 * @param saved the script of a saved file: its frame, and the jail inside it, inherit the policy of this page
 */
export async function embedDocument(
  parts: PartAddresses,
  base: string,
  { script: framed }: Pick<StandaloneParts, 'script'>,
  modules?: Modules,
): Promise<string> {
  const script = (await bundleScript('src/lab/page/export/embedScript.ts', modules)).trim();
  const allowed = [script, framed, await jailScript(modules)];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${policyTag(isolationPolicy(allowed, "'self'"))}
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
