import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { escapeHtml } from '../content/escape.ts';
import { codeLibrary } from '../lab/code/library.ts';
import { hash } from './cache.ts';
import { ENGINE_FOLDER } from './engine.js';
import { bundlePage, bundleScript } from './script.ts';

/** What the lab imports to know where its files are. */
const MODULE = 'virtual:lab';

/** A file that the lab asks for by its address, and no bundle has in it. */
interface LabFile {
  /** Its name without a hash, which is its name in dev. */
  name: string;
  type: string;
  make: () => Promise<string>;
}

/** By the name under which the lab imports the address. */
const FILES: Record<string, LabFile> = {
  // Engine and renderer in one classic script, since workers in a jail can load no other.
  stageUrl: script('stage', 'src/lab/stage/worker.ts'),
  jailUrl: { name: 'jail.html', type: 'text/html', make: jailPage },
  // TypeScript itself: a megabyte that only those fetch who write.
  codeUrl: script('code', 'src/lab/code/worker.ts'),
  libraryUrl: {
    name: 'code-library.json',
    type: 'application/json',
    make: async () => JSON.stringify(codeLibrary(ENGINE_FOLDER)),
  },
  // The page of a scene that a reader takes home.
  standaloneUrl: {
    name: 'standalone.js',
    type: 'text/javascript',
    make: () => bundlePage('src/lab/page/standalone.tsx'),
  },
};

function script(name: string, entry: string): LabFile {
  return { name: `${name}.js`, type: 'text/javascript', make: () => bundleScript(entry) };
}

/** Gives the lab the addresses of its files, and makes them: once for a build, on demand in dev. */
export function labFiles(): Plugin {
  let base = '/';
  let isDev = false;
  return {
    name: 'lab-files',
    configResolved: (config) => {
      base = config.base;
      isDev = config.command === 'serve';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id, { ssr } = {}) {
      if (id !== `\0${MODULE}`) return undefined;
      const addresses = await Promise.all(
        Object.entries(FILES).map(async ([key, file]) => {
          // Nothing runs where pages are made.
          if (ssr) return `export const ${key} = "";`;
          if (isDev) return `export const ${key} = ${JSON.stringify(`${base}@lab/${file.name}`)};`;
          const source = await file.make();
          const name = file.name.replace('.', `-${hash(source).slice(0, 8)}.`);
          this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
          return `export const ${key} = new URL(${JSON.stringify(name)}, here).href;`;
        }),
      );
      // Beside the chunk that asks, wherever the site lies. In two steps, or Vite looks for files.
      return ['const here = import.meta.url;', ...addresses].join('\n');
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const name = /\/@lab\/([\w.-]+)$/.exec(request.url ?? '')?.[1];
        const file = Object.values(FILES).find((one) => one.name === name);
        if (!file) return next();
        try {
          const source = await file.make();
          response.writeHead(200, { 'content-type': `${file.type}; charset=utf-8` });
          response.end(source);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/**
 * The document that the code of readers runs in. Only its own script and what that makes may run;
 * nothing may be fetched, by whatever way: https://www.w3.org/TR/CSP3/.
 */
async function jailPage(): Promise<string> {
  const code = (await bundleScript('src/lab/stage/jail.ts')).trim();
  const digest = createHash('sha256').update(code).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${digest}' blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="robots" content="noindex">
<title>Scene</title>
<style>body { margin: 0 } canvas { display: block; inline-size: 100vw; block-size: 100vh }</style>
<canvas></canvas>
<script>${code}</script>
</html>
`;
}
