import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { awaitLimited, runLimited } from '../../content/timeLimit.ts';

const EXTENSIONS = ['', '.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs', '.jsx', '.json'];

/**
 * Evaluates the config of another tool, with the files that it imports. Packages don't have to be installed:
 * a call of their functions, such as `defineConfig({ … })`, returns its argument.
 * @param path absolute
 * @returns the default export; that of a function is called, and promises are awaited
 * @throws what the config throws, and UnfinishedError when it exceeds the time limit
 */
export async function evaluateConfig(path: string): Promise<unknown> {
  const loaded = new Map<string, { exports: unknown }>();
  const exported = runLimited(() => load(path, loaded));
  const value = isModule(exported) ? exported.default : exported;
  const config = typeof value === 'function' ? runLimited(() => value({})) : value;
  return awaitLimited(Promise.resolve(config));
}

function load(path: string, loaded: Map<string, { exports: unknown }>): unknown {
  const known = loaded.get(path);
  if (known) return known.exports;
  const module = { exports: {} as unknown };
  loaded.set(path, module);
  const source = readFileSync(path, 'utf8');
  if (extname(path) === '.json') {
    module.exports = JSON.parse(source);
    return module.exports;
  }
  const { outputText } = ts.transpileModule(source, {
    // Not the name of the file, because that of a module would keep its imports.
    fileName: /x$/.test(path) ? 'config.tsx' : 'config.ts',
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const url = JSON.stringify(pathToFileURL(path).href);
  const code = outputText.replaceAll('import.meta.url', () => url);
  const require = Object.assign((id: string) => importFrom(id, path, loaded), {
    resolve: (id: string) => resolve(dirname(path), id),
  });
  const run = new Function('module', 'exports', 'require', '__dirname', '__filename', code);
  run(module, module.exports, require, dirname(path), path);
  return module.exports;
}

function importFrom(
  id: string,
  importer: string,
  loaded: Map<string, { exports: unknown }>,
): unknown {
  if (isBuiltin(id)) return createRequire(importer)(id);
  const base = join(dirname(importer), id);
  const file = EXTENSIONS.map((extension) => base + extension)
    .concat(EXTENSIONS.map((extension) => join(base, `index${extension}`)))
    .find((name) => existsSync(name) && statSync(name).isFile());
  const isCode = file !== undefined && EXTENSIONS.includes(extname(file));
  return id.startsWith('.') && isCode ? load(file, loaded) : STUB;
}

/** A promise would be awaited, a module searched for its default export, and a length compared. */
const MISSING: PropertyKey[] = ['then', '__esModule', 'length'];

/** Stands for everything that a package exports. */
const STUB: unknown = new Proxy(() => undefined, {
  get: (_target, key) => (typeof key === 'symbol' || MISSING.includes(key) ? undefined : STUB),
  apply: (_target, _this, [first]) => (Object(first) === first ? first : STUB),
  construct: () => ({}),
});

function isModule(exported: unknown): exported is { default: unknown } {
  return typeof exported === 'object' && exported !== null && 'default' in exported;
}
