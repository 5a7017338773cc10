import type { Plugin } from 'vite';
import { hash } from './cache.ts';
import { bundleScript } from './script.ts';

/** What the lab imports to know where the stage's script is. */
const MODULE = 'virtual:stage';
const DEV_FILE = '@stage.js';
const ENTRY = 'src/lab/stage/worker.ts';

/**
 * Gives the lab the address of the stage's script: engine and renderer in one classic script, since
 * workers in a jail can load no other.
 */
export function stageScript(): Plugin {
  let base = '/';
  let isDev = false;
  return {
    name: 'stage-script',
    configResolved: (config) => {
      base = config.base;
      isDev = config.command === 'serve';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id, { ssr } = {}) {
      if (id !== `\0${MODULE}`) return undefined;
      // Nothing runs where pages are made.
      if (ssr) return 'export default "";';
      if (isDev) return `export default ${JSON.stringify(base + DEV_FILE)};`;
      const source = await bundleScript(ENTRY);
      const name = `stage-${hash(source).slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
      // Beside the chunk that asks, wherever the site lies. In two steps, or Vite looks for a file.
      return `const here = import.meta.url; export default new URL(${JSON.stringify(name)}, here).href;`;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        if (!request.url?.endsWith(`/${DEV_FILE}`)) return next();
        try {
          const source = await bundleScript(ENTRY);
          response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
          response.end(source);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
