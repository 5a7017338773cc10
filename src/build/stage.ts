import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_FOLDER } from './engine.js';

/** What the lab imports to know where the stage's script is. */
const MODULE = 'virtual:stage';
const DEV_FILE = '@stage.js';

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
      const source = await bundleStage();
      const sum = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const name = `stage-${sum}.js`;
      this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
      // Beside the chunk that asks, wherever the site lies. In two steps, or Vite looks for a file.
      return `const here = import.meta.url; export default new URL(${JSON.stringify(name)}, here).href;`;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        if (!request.url?.endsWith(`/${DEV_FILE}`)) return next();
        try {
          const source = await bundleStage();
          response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
          response.end(source);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function bundleStage(): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: join(ENGINE_FOLDER, 'src/lab/stage/worker.ts') });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}
