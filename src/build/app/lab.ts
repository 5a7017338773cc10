import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DECLARED_PACKAGES, readEditorDeclarations } from '../../lab/typescript/declarations.ts';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { hash } from '../cache/cache.ts';
import { JAIL_HEADERS } from '../hosts/rules.ts';
import { projectParts } from './exportTemplate.ts';
import { embedDocument, JAIL_NAME, jailDocument, standaloneParts } from './isolation.ts';
import type { Modules } from './licenses.ts';
import { bundleScript } from './script.ts';

/** Virtual module from which the lab imports the addresses of its files. */
const MODULE = 'virtual:lab';

/** A file that the lab fetches by its address, outside all bundles. */
interface LabFile {
  /** File name without a hash. */
  name: string;
  type: string;
  headers?: Record<string, string>;
  /** @param modules receives the ids of the modules that the file contains */
  make: (modules?: Modules) => Promise<string>;
}

/** Files by the name under which the lab imports the address. */
const FILES: Record<string, LabFile> = {
  // Engine and renderer in a single classic script, because workers in a jail can't load further ones.
  runnerUrl: script('runner', 'src/lab/worker/worker.ts'),
  // Tools that the page sends to the runner when they are first needed.
  toolsUrl: script('tools', 'src/lab/worker/toolsScript.ts'),
  gateUrl: script('gate', 'src/lab/protocol/gateScript.ts'),
  jailUrl: { name: JAIL_NAME, type: 'text/html', headers: JAIL_HEADERS, make: jailDocument },
  // Includes TypeScript, about a megabyte. It is fetched with the first edit.
  codeWorkerUrl: script('code', 'src/lab/typescript/worker.ts'),
  declarationsUrl: {
    name: 'code-library.json',
    type: 'application/json',
    make: async (modules) => {
      for (const name of DECLARED_PACKAGES) {
        modules?.add(join(PROJECT_FOLDER, 'node_modules', name, 'package.json'));
      }
      return JSON.stringify(readEditorDeclarations(PROJECT_FOLDER));
    },
  },
  // The parts that all saved scenes share.
  standaloneUrl: {
    name: 'standalone.json',
    type: 'application/json',
    make: async (modules) => JSON.stringify(await standaloneParts(modules)),
  },
  // The parts that all exported projects share.
  projectUrl: {
    name: 'project.json',
    type: 'application/json',
    make: async () => JSON.stringify(await projectParts()),
  },
};

/** The page that other sites embed. Its address must stay the same in all builds. */
export const EMBED_NAME = 'embed.html';

/** @param toAddress returns the address of a file relative to the page, given its name in `FILES` */
async function embedPage(
  toAddress: (key: string) => string,
  base: string,
  modules?: Modules,
): Promise<string> {
  const parts = {
    runner: toAddress('runnerUrl'),
    tools: toAddress('toolsUrl'),
    gate: toAddress('gateUrl'),
    standalone: toAddress('standaloneUrl'),
  };
  return embedDocument(parts, base, await standaloneParts(modules), modules);
}

function script(name: string, entry: string): LabFile {
  return {
    name: `${name}.js`,
    type: 'text/javascript',
    make: (modules) => bundleScript(entry, modules),
  };
}

/**
 * Builds the lab's files, once in a build and on demand in dev, and provides their addresses.
 * @param modules receives the ids of the modules that the files contain
 */
export function labFiles(modules?: Modules): Plugin {
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
      const keys = [...Object.keys(FILES), 'embedUrl'];
      // Scenes don't run while pages are prerendered.
      if (ssr) return keys.map((key) => `export const ${key} = "";`).join('\n');
      if (isDev) {
        const assetName = (key: string) => FILES[key]?.name ?? EMBED_NAME;
        return keys
          .map((key) => `export const ${key} = ${JSON.stringify(`${base}@lab/${assetName(key)}`)};`)
          .join('\n');
      }
      const names = new Map<string, string>();
      for (const [key, file] of Object.entries(FILES)) {
        const source = await file.make(modules);
        const name = file.name.replace('.', `-${hash(source).slice(0, 8)}.`);
        names.set(key, name);
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
      }
      const source = await embedPage((key) => `assets/${names.get(key)}`, '.', modules);
      this.emitFile({ type: 'asset', fileName: EMBED_NAME, source });
      names.set('embedUrl', `../${EMBED_NAME}`);
      // Relative to the importing chunk. Two statements keep Vite from resolving the URL as a literal.
      return [
        'const here = import.meta.url;',
        ...keys.map(
          (key) => `export const ${key} = new URL(${JSON.stringify(names.get(key))}, here).href;`,
        ),
      ].join('\n');
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const name = /\/@lab\/([\w.-]+)$/.exec(request.url ?? '')?.[1];
        const embed: LabFile = {
          name: EMBED_NAME,
          type: 'text/html',
          make: () => embedPage((key) => FILES[key]?.name ?? '', '..'),
        };
        const file = [...Object.values(FILES), embed].find((one) => one.name === name);
        if (!file) return next();
        try {
          const source = await file.make();
          response.writeHead(200, {
            'content-type': `${file.type}; charset=utf-8`,
            ...file.headers,
          });
          response.end(source);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
