import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { ENGINE_FOLDER } from './engine.js';
import { BROWSER_TARGET } from './target.ts';

/**
 * What nobody has to mend: "use client" means nothing here, since everything in a client bundle is,
 * and how long a step took says only that the machine was busy.
 */
const NOT_TOLD = ['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS'];

/** Passes on what a bundler has to say, but for that. */
export const onLog: Rolldown.InputOptions['onLog'] = (level, log, handle) => {
  if (!NOT_TOLD.includes(log.code ?? '')) handle(level, log);
};

/** A script alone brings no stylesheet: its classes have no names. */
const withoutStyles: Rolldown.Plugin = {
  name: 'without-styles',
  load: {
    filter: { id: /\.css$/ },
    handler: () => ({ code: 'export default {};', moduleType: 'js' }),
  },
};

/**
 * A file of the engine with all that it imports, minified, as one classic script.
 * @param name below the engine's folder
 */
export async function bundleScript(name: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const input = join(ENGINE_FOLDER, name);
  const bundle = await rolldown({
    input,
    platform: 'browser',
    transform: { target: BROWSER_TARGET },
    onLog,
    plugins: [withoutStyles],
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

/** What a page of its own is built with: it has all that the lab asks of React, in a tenth of the size. */
const SMALL_REACT = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};

/**
 * A file of the engine like `bundleScript`, which puts its styles into the page when it runs.
 * @param name below the engine's folder
 */
export async function bundlePage(name: string): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    root: ENGINE_FOLDER,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: SMALL_REACT },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: BROWSER_TARGET,
      cssCodeSplit: false,
      rolldownOptions: { onLog, input: join(ENGINE_FOLDER, name), output: { format: 'iife' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const css = output
    .flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []))
    .join('');
  const style = `document.head.append(Object.assign(document.createElement("style"),{textContent:${JSON.stringify(css)}}));`;
  return style + output[0].code;
}
