import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import type { PackageLicense } from '../../site/licenses.ts';
import { CACHE_FOLDER, cachedFolder, PROJECT_FOLDER, sourceKey } from '../cache/bundle.js';
import { hash } from '../cache/cache.ts';
import type * as Prerender from '../document/prerender.ts';
import { createClassNames } from './classNames.ts';
import { labFiles } from './lab.ts';
import { type Modules, packageLicenses, recordModules } from './licenses.ts';
import { bundleScript, onLog } from './script.ts';
import { BROWSER_TARGET } from './target.ts';

/** The browser's app, and the code that renders pages at build time. Both are the same for all sites. */
export interface App {
  /** Identifies the source of the site engine that the app was built from, for cache keys. */
  key: string;
  /** Folder of the files that are copied to the output. */
  clientFolder: string;
  /** Names of the entry and of the chunks that a first view needs, below that folder. */
  entry: string;
  chunks: string[];
  /** Styles of a first view. */
  css: string;
  /** The inline scripts, minified. */
  inline: { head: string; start: string };
  /** Names of the files that a page needs when it opens offline: the app, and what its footer loads. */
  shell: string[];
  /** The service worker. A line that defines `BUILD` must be prepended. */
  worker: string;
  /** Packages whose code or declarations the app contains. */
  licenses: PackageLicense[];
  prerender: () => Promise<typeof Prerender>;
}

type StoredApp = Omit<App, 'key' | 'clientFolder' | 'prerender'>;

/** The app's two entries, below the folder of the site engine. */
export const CLIENT_ENTRY = 'src/shell/start.tsx';
/** Entry of the offline status, which the footer loads. */
const OFFLINE_ENTRY = 'src/shell/offline/OfflineStatus.tsx';
export const PRERENDER_ENTRY = 'src/build/document/prerender.ts';

/** React gets its own chunk: it changes only with a new version, so returning readers have it cached. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
/** Modules that most lazy parts import. In the entry's chunk, they would change with every change of the shell. */
const SHARED =
  /\/src\/(?:address|fetch)\/(?!fetchAsset)|\/(?:ChangingText|attributes|ids|firstView|router\/context|storage)\.tsx?$|\/lab\/blocks\/\w+\.module\.css|preload-helper/;
/** What every scene loads: in one chunk, because each small one costs about 100 bytes. */
const SCENE =
  /\/src\/(?:fetch\/fetchAsset|lab\/(?:model\/params|draw\/world|page\/(?:player\/(?!returnFocus|drawPng)\w+|controls\/SceneControls|worldCheck\/WorldCheckResult)))\.tsx?$/;

/** Builds the app with Vite, or reads it from the cache: it changes only with the site engine's source. */
export async function buildApp(cacheFolder = CACHE_FOLDER): Promise<App> {
  const inputs = [sourceKey(), BROWSER_TARGET.join(), process.env.NODE_ENV ?? ''];
  const key = hash(...inputs).slice(0, 16);
  const folder = join(cacheFolder, `app-${key}`);
  await cachedFolder(folder, buildInto);
  const stored = JSON.parse(await readFile(join(folder, 'app.json'), 'utf8')) as StoredApp;
  const prerenderFile = pathToFileURL(join(folder, 'prerender/prerender.js')).href;
  return {
    ...stored,
    key,
    clientFolder: join(folder, 'client'),
    prerender: () => import(prerenderFile) as Promise<typeof Prerender>,
  };
}

async function buildInto(folder: string): Promise<void> {
  const modules: Modules = new Set();
  const { output, css } = await buildClient(folder, modules);
  await buildPrerender(folder);
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('Vite built no entry for the app');
  const stored: StoredApp = {
    entry: entry.fileName,
    chunks: initialChunks(entry, chunks),
    css,
    shell: [...new Set([entry.fileName, ...initialChunks(entry, chunks), ...offlineFiles(chunks)])],
    worker: await bundleScript('src/shell/offline/worker.ts', modules),
    inline: await inlineScripts(modules),
    licenses: packageLicenses(modules),
  };
  await writeFile(join(folder, 'app.json'), JSON.stringify(stored));
}

const SHARED_OPTIONS: InlineConfig = {
  configFile: false,
  root: PROJECT_FOLDER,
  // Relative, because the same files serve every site, whatever its base path.
  base: './',
  logLevel: 'warn',
  publicDir: false,
};

async function buildClient(
  folder: string,
  modules: Modules,
): Promise<{ output: Rolldown.RolldownOutput['output']; css: string }> {
  const { build } = await import('vite');
  const styles = extractInitialStyles();
  const { output } = (await build({
    ...SHARED_OPTIONS,
    css: { modules: { generateScopedName: createClassNames() } },
    plugins: [styles.plugin, labFiles(modules), constructedEditorStyles(), recordModules(modules)],
    worker: { plugins: () => [recordModules(modules)] },
    build: {
      outDir: join(folder, 'client'),
      emptyOutDir: true,
      target: BROWSER_TARGET,
      modulePreload: { polyfill: false },
      // The editor's chunk is half a megabyte, but it is fetched only when a reader opens code.
      chunkSizeWarningLimit: 550,
      rolldownOptions: {
        onLog,
        input: join(PROJECT_FOLDER, CLIENT_ENTRY),
        // The page's inline script calls the entry's exports, and lazy parts import other modules from it.
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: REACT },
              { name: 'shared', test: SHARED },
              { name: 'scene', test: SCENE },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return { output, css: styles.css() };
}

/**
 * Removes the styles of a first view from the bundle, because they are inlined in the page, and a chunk
 * that lists them would fetch them again. Styles of chunks that load later stay files.
 */
function extractInitialStyles(): { plugin: Plugin; css: () => string } {
  let css = '';
  const plugin: Plugin = {
    name: 'extract-initial-styles',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!entry) return;
        for (const name of [entry.fileName, ...initialChunks(entry, chunks)]) {
          const chunk = chunks.find(({ fileName }) => fileName === name);
          for (const sheet of chunk?.viteMetadata?.importedCss ?? []) {
            const asset = bundle[sheet];
            // Vite appends a marker to each stylesheet.
            if (asset?.type === 'asset')
              css += String(asset.source).replace(/\/\*\$vite\$:\d+\*\/\s*/g, '');
            delete bundle[sheet];
          }
          chunk?.viteMetadata?.importedCss.clear();
        }
      },
    },
  };
  return { plugin, css: () => css };
}

/**
 * Makes the editor use constructed style sheets, because the policy of pages forbids style elements that scripts
 * insert. By default, its library constructs sheets in shadow roots only.
 */
function constructedEditorStyles(): Plugin {
  const condition = '!root.head && root.adoptedStyleSheets';
  return {
    name: 'constructed-editor-styles',
    transform: {
      filter: { id: /[\\/]style-mod[\\/].*\.js$/ },
      handler(code) {
        if (!code.includes(condition)) {
          this.error(
            `style-mod no longer contains "${condition}": find what prevents constructed sheets`,
          );
        }
        return { code: code.replace(condition, 'root.adoptedStyleSheets'), map: null };
      },
    },
  };
}

async function buildPrerender(folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    ...SHARED_OPTIONS,
    css: { modules: { generateScopedName: createClassNames() } },
    plugins: [labFiles()],
    build: {
      ssr: join(PROJECT_FOLDER, PRERENDER_ENTRY),
      // The version in "engines" of package.json.
      target: 'node20.19',
      outDir: join(folder, 'prerender'),
      emptyOutDir: true,
      rolldownOptions: { onLog, output: { entryFileNames: 'prerender.js' } },
    },
  });
}

/** Returns the names of the chunks that the entry imports statically, without the entry itself. */
function initialChunks(entry: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] {
  const visited = new Set<string>();
  const visit = (names: string[]) => {
    for (const name of names) {
      if (visited.has(name) || name === entry.fileName) continue;
      visited.add(name);
      visit(chunks.find(({ fileName }) => fileName === name)?.imports ?? []);
    }
  };
  visit(entry.imports);
  return [...visited];
}

/** Returns the files of the offline status, with everything that it imports. */
function offlineFiles(chunks: Rolldown.OutputChunk[]): string[] {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(OFFLINE_ENTRY));
  if (!chunk) throw new Error(`${OFFLINE_ENTRY} is in no separate chunk`);
  return [
    chunk.fileName,
    ...initialChunks(chunk, chunks),
    ...(chunk.viteMetadata?.importedCss ?? []),
  ];
}

/** Bundles the two inline scripts of a page. */
export async function inlineScripts(modules?: Modules): Promise<App['inline']> {
  const bundle = async (name: string) =>
    (await bundleScript(`src/shell/inline/${name}.ts`, modules)).trim();
  return { head: await bundle('head'), start: await bundle('start') };
}
