import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { type Modules, recordModules } from './licenses.ts';
import { BROWSER_TARGET } from './target.ts';

/**
 * Logs that need no action: "use client" has no meaning in a client bundle, and slow steps only mean that the machine
 * was busy.
 */
const IGNORED_LOGS = ['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS'];

/** Prints all other logs of a bundler. */
export const onLog: Rolldown.InputOptions['onLog'] = (level, log, handle) => {
  if (!IGNORED_LOGS.includes(log.code ?? '')) handle(level, log);
};

/** Leaves class names undefined, because a single script has no stylesheet. */
const withoutStyles: Rolldown.Plugin = {
  name: 'without-styles',
  load: {
    filter: { id: /\.css$/ },
    handler: () => ({ code: 'export default {};', moduleType: 'js' }),
  },
};

/**
 * Bundles a file and its imports into a minified classic script.
 * @param name path below the folder of the site engine
 * @param modules receives the ids of the script's modules
 */
export async function bundleScript(name: string, modules: Modules = new Set()): Promise<string> {
  const { rolldown } = await import('rolldown');
  const input = join(PROJECT_FOLDER, name);
  const bundle = await rolldown({
    input,
    platform: 'browser',
    transform: {
      target: BROWSER_TARGET,
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    onLog,
    plugins: [withoutStyles, recordModules(modules)],
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Replaces React with Preact, which has all that the lab needs of it in a tenth of the size. */
const PREACT_ALIASES = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};

/**
 * Bundles a file like `bundleScript`, with Preact, and with styles that are inserted when it runs.
 * @param name path below the folder of the site engine
 * @param modules receives the ids of the script's modules
 */
export async function bundlePage(name: string, modules: Modules = new Set()): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'warn',
    publicDir: false,
    plugins: [recordModules(modules)],
    resolve: { alias: PREACT_ALIASES },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: BROWSER_TARGET,
      cssCodeSplit: false,
      // In library mode, dynamic imports become part of the script, without code that preloads files.
      lib: { entry: join(PROJECT_FOLDER, name), formats: ['iife'], name: 'page' },
      rolldownOptions: { onLog },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  const css = output
    .flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []))
    .join('');
  const style = `document.head.append(Object.assign(document.createElement("style"),{textContent:${JSON.stringify(css)}}));`;
  return style + output[0].code;
}
