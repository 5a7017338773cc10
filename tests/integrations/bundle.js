import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../../docs/integrations');
const GAME = join(ROOT, 'game/src');
const ENTRY = 'virtual:entry';

/**
 * What the templates of `npm create vite` have in `src/main.ts` to show the component `App`.
 * @type {Record<string, string>}
 */
const TEMPLATES = {
  react: `import { createElement, StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import App from './App.tsx';
    createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(App)));`,
  vue: `import { createApp } from 'vue';
    import App from './App.vue';
    createApp(App).mount('#app');`,
  svelte: `import { mount } from 'svelte';
    import App from './App.svelte';
    mount(App, { target: document.getElementById('app') });`,
};

/**
 * Returns the page of those templates.
 * @param {string[]} styles paths of its style sheets
 */
const pageWith = (styles) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Game</title>
    <link rel="icon" href="data:,">
    ${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('')}
  </head>
  <body><div id="app"></div><div id="root"></div><script type="module" src="/main.js"></script></body>
</html>`;

/**
 * Bundles the program of an integration as Vite does in a reader's project.
 * @param {string} name its folder in docs/integrations
 * @returns {Promise<Map<string, string>>} the files of the built page by their paths: `/`, `/main.js`
 */
export async function bundleIntegration(name) {
  const result = await build({
    root: join(ROOT, name),
    configFile: false,
    logLevel: 'error',
    plugins: [gameFiles(name), react(), vue(), svelte({ configFile: false })],
    worker: { plugins: () => [gameFiles(name)] },
    // With the checks of frameworks, such as the second mount by StrictMode.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'main.js' } },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const file of output)
    files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source));
  return files.set('/', pageWith([...files.keys()].filter((path) => path.endsWith('.css'))));
}

/**
 * Adds the entry, and the files of the game, which a reader's project has next to its own.
 * @param {string} name
 * @returns {import('vite').Plugin}
 */
function gameFiles(name) {
  const source = join(ROOT, name, 'src');
  return {
    name: 'game-files',
    enforce: 'pre',
    resolveId(id) {
      if (id === ENTRY) return join(source, 'entry.js');
      const shared = id.startsWith('./') ? join(GAME, id) : '';
      return shared && existsSync(shared) ? shared : undefined;
    },
    load: (id) =>
      id === join(source, 'entry.js') ? (TEMPLATES[name] ?? `import './main.ts';`) : undefined,
  };
}
