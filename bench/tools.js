import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../src/build/cache/bundle.js';
import { BENCH_FOLDER } from './corpus.js';

/** @import { PageEntry, Site } from './corpus.js' */
/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {(site: Site) => string[]} command a script and its arguments, for node
 * @property {(site: Site) => string} outFolder
 * @property {(site: Site) => void} clean removes cache and output of earlier builds
 * @property {(page: PageEntry) => string} address of a page, without the host
 * @property {string} searchKeys that open the search, for Playwright
 * @property {string} searchField selector
 */
/** @typedef {{ text: string, link?: string, collapsed?: boolean, items?: SidebarItem[] }} SidebarItem */

/** The same as in src/site/sidebar.ts: above this number of pages, each top folder gets its own sidebar. */
const MAX_PAGES_PER_SIDEBAR = 200;

/** @returns {Tool} */
export function createOurs() {
  const outFolder = (/** @type {Site} */ { root }) => join(root, 'dist');
  return {
    name: 'planck-docs',
    command: (site) => [
      join(PROJECT_FOLDER, 'src/build/run.js'),
      ...['build', '--root', site.root, '--out', outFolder(site)],
    ],
    outFolder,
    clean: (site) => remove(CACHE_FOLDER, outFolder(site)),
    address: ({ path }) => path.replace(/\/$/, '') || '/',
    searchKeys: '/',
    searchField: 'dialog [role=combobox]',
  };
}

/**
 * Installs VitePress unless it is installed already.
 * @returns {Tool}
 */
export function createVitePress() {
  const folder = join(BENCH_FOLDER, 'node_modules/vitepress');
  if (!existsSync(join(folder, 'package.json'))) {
    mkdirSync(BENCH_FOLDER, { recursive: true });
    console.log(`Installing VitePress in ${BENCH_FOLDER}`);
    const install = 'npm install vitepress@1.6 --no-save --no-audit --no-fund --prefix .';
    execFileSync(install, { cwd: BENCH_FOLDER, shell: true, stdio: 'inherit' });
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const outFolder = (/** @type {Site} */ { root }) => join(root, '.vitepress/dist');
  return {
    name: `VitePress ${version}`,
    command: ({ root }) => [join(folder, 'bin/vitepress.js'), 'build', root],
    outFolder,
    clean: (site) => {
      remove(join(site.root, '.vitepress'));
      writeConfig(site);
    },
    address: ({ path }) => (path.endsWith('/') ? path : `${path}.html`),
    searchKeys: 'Control+k',
    searchField: '#localsearch-input',
  };
}

/**
 * @param {Site} site
 */
function writeConfig({ root, pages }) {
  const config = {
    srcDir: './pages',
    ignoreDeadLinks: true,
    themeConfig: { search: { provider: 'local' }, sidebar: createSidebar(pages) },
  };
  mkdirSync(join(root, '.vitepress'));
  const text = `export default ${JSON.stringify(config, null, 2)};\n`;
  writeFileSync(join(root, '.vitepress/config.mjs'), text);
}

/**
 * Returns the sidebar that our site engine derives from folders if none is configured.
 * @param {PageEntry[]} pages
 * @returns {SidebarItem[] | Record<string, SidebarItem[]>}
 */
function createSidebar(pages) {
  const copies = createItems('', pages);
  if (pages.length <= MAX_PAGES_PER_SIDEBAR) return copies;
  return Object.fromEntries(copies.map(({ text, items = [] }) => [`/${text}/`, items]));
}

/**
 * Lists a folder's own page, then what is below it: folders as groups, pages by their titles.
 * @param {string} folder
 * @param {PageEntry[]} pages in the folder and below it
 * @returns {SidebarItem[]}
 */
function createItems(folder, pages) {
  const isOwn = (/** @type {PageEntry} */ { path }) => path === folder || path === `${folder}/`;
  const leaves = pages.filter(isOwn).map(({ path, title }) => ({ text: title, link: path }));
  const names = pages
    .filter((page) => !isOwn(page))
    .map(({ path }) => path.slice(folder.length + 1).split('/')[0] ?? '');
  const children = [...new Set(names)].map((name) => {
    const child = `${folder}/${name}`;
    const below = pages.filter(({ path }) => path === child || path.startsWith(`${child}/`));
    const items = createItems(child, below);
    const isPage = below.length === 1 && below[0]?.path === child;
    return isPage ? items : [{ text: name, collapsed: true, items }];
  });
  return [...leaves, ...children.flat()];
}

/** @param {...string} folders */
function remove(...folders) {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
