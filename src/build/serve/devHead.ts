import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  type EnvironmentModuleNode,
  isCSSRequest,
  isRunnableDevEnvironment,
  normalizePath,
  type ViteDevServer,
} from 'vite';
import { PROJECT_FOLDER } from '../cache/bundle.js';

/** Returns the inline script of pages in dev: React Refresh, and code that keeps Vite within the policy of pages. */
export function devScript({ config: { base } }: ViteDevServer): string {
  // To wait for a restarted server, Vite would create a worker from a string. Without workers, it waits in the page.
  return `globalThis.SharedWorker = undefined;${react.preambleCode.replace('__BASE__', () => base)}`;
}

/**
 * Returns the policy of pages, with the socket of Vite's client. It allows all styles, which Vite inserts by script.
 */
export function devPolicy(policy: string): string {
  return policy.replace("connect-src 'self'", '$& ws: wss:');
}

/**
 * Returns additional HTML for a page's head in dev: Vite's client, React Refresh, and a copy of all styles. Vite
 * inserts styles by script, after the first paint; the app removes the copies when it hydrates.
 */
export async function devHead(vite: ViteDevServer, serverEntry: string): Promise<string> {
  const { base } = vite.config;
  return [
    `<script type="module">${devScript(vite)}</script>`,
    `<script type="module" src="${base}@vite/client"></script>`,
    ...(await collectStyles(vite, serverEntry)).map(
      (css) => `<style data-until-hydrated>${css}</style>`,
    ),
  ].join('\n');
}

/** Returns the CSS of every stylesheet that the server's entry imports, directly or indirectly. */
async function collectStyles({ environments }: ViteDevServer, entry: string): Promise<string[]> {
  const { ssr } = environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) return [];
  const visited = new Set<EnvironmentModuleNode>();
  const visit = async (module: EnvironmentModuleNode | undefined) => {
    if (!module || visited.has(module)) return;
    visited.add(module);
    // The CSS of a sheet already includes its own imports.
    if (isCSSRequest(module.url)) return;
    // Loads modules behind `import()`, which the server doesn't load before the first page.
    await ssr.transformRequest(module.url);
    for (const imported of module.importedModules) await visit(imported);
  };
  await visit(ssr.moduleGraph.getModuleById(normalizePath(join(PROJECT_FOLDER, entry))));
  // Excludes stylesheets that are imported as text.
  const isStyle = (url: string) => isCSSRequest(url) && !/[?&](?:inline|raw)\b/.test(url);
  const sheets = [...visited].filter(({ url }) => isStyle(url));
  return Promise.all(
    sheets.map(
      async ({ url }) => (await ssr.runner.import<{ default: string }>(`${url}?inline`)).default,
    ),
  );
}
