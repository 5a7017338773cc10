import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  type EnvironmentModuleNode,
  isCSSRequest,
  isRunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import { ENGINE_FOLDER } from './engine.js';

/**
 * What a page's head holds in dev: Vite's client, React's refresh, and a copy of all styles.
 * Vite puts styles in by script, after the first paint; until the app has done so and removes
 * them, the copies stand in.
 */
export async function devHead(vite: ViteDevServer, serverEntry: string): Promise<string> {
  const { base } = vite.config;
  return [
    `<script type="module">${react.preambleCode.replace('__BASE__', base)}</script>`,
    `<script type="module" src="${base}@vite/client"></script>`,
    ...(await stylesOf(vite, serverEntry)).map(
      (css) => `<style data-until-hydrated>${css}</style>`,
    ),
  ].join('\n');
}

/** The CSS of every stylesheet that the server's entry imports, directly or not. */
async function stylesOf({ environments }: ViteDevServer, entry: string): Promise<string[]> {
  const { ssr } = environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) return [];
  const found = new Set<EnvironmentModuleNode>();
  const visit = async (module: EnvironmentModuleNode | undefined) => {
    if (!module || found.has(module)) return;
    found.add(module);
    // A sheet has those that it imports in itself already, in their layers.
    if (isCSSRequest(module.url)) return;
    // What is imported lazily was not looked at before the first page was rendered.
    await ssr.transformRequest(module.url);
    for (const imported of module.importedModules) await visit(imported);
  };
  await visit(ssr.moduleGraph.getModuleById(join(ENGINE_FOLDER, entry)));
  const sheets = [...found].filter(({ url }) => isCSSRequest(url) && !url.includes('inline'));
  return Promise.all(
    sheets.map(
      async ({ url }) => (await ssr.runner.import<{ default: string }>(`${url}?inline`)).default,
    ),
  );
}
