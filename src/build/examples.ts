import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../config/problem.ts';
import { IMPORTABLE } from '../lab/code/importable.ts';
import type { ExampleData } from '../lab/testbed/exampleData.ts';
import { type Cache, hash, ignoreMissing } from './cache.ts';
import { sourceKey } from './engine.js';
import { installedPackage } from './library.ts';
import type { SiteFolder } from './read.ts';

export interface SiteExamples {
  /** In the order of their names. */
  examples: ExampleData[];
  /** Stands for all of them. */
  key: string;
  problems: Problem[];
}

const NO_EXAMPLES: SiteExamples = { examples: [], key: '', problems: [] };

/**
 * The examples that the site's library brings, from the folder that `library.examples` names. They are
 * kept by the package's version. One that can't be run is a problem.
 */
export async function readExamples(
  { root, config, configFile }: Pick<SiteFolder, 'root' | 'config' | 'configFile'>,
  cache: Cache,
): Promise<SiteExamples> {
  const { library } = config;
  if (library?.examples === undefined) return NO_EXAMPLES;
  const installed = await installedPackage(library.package, root);
  // That it is missing is told where samples are checked.
  if (!installed) return NO_EXAMPLES;
  const { folder, version } = installed;
  const files = await namesIn(join(folder, library.examples));
  if (files.length === 0) {
    const message = `"library.examples": the package "${library.package}" has no examples in "${library.examples}"`;
    const fix = 'name a folder of the package that holds .ts or .js files, or leave it out';
    return { ...NO_EXAMPLES, problems: [{ file: configFile, message, fix }] };
  }
  const key = hash(
    'examples',
    sourceKey(['lab', 'build']),
    `${library.package}@${version}`,
    library.examples,
    ...files,
  );
  const read = () =>
    Promise.all(files.map((name) => readExample(join(folder, library.examples as string), name)));
  const made = await cache.get(key, read, (all) => all.every(({ example }) => example));
  const shown = (name: string) => `${library.package}/${library.examples}/${name}`;
  return {
    examples: made.flatMap(({ example }) => example ?? []),
    key,
    problems: made.flatMap(({ name, failure }) =>
      failure === undefined
        ? []
        : { file: shown(name), message: `the example fails: ${failure}`, fix: FIX },
    ),
  };
}

const FIX = 'tell the authors of the package, and use another version of it';

interface Made {
  name: string;
  example?: ExampleData;
  failure?: string;
}

async function readExample(folder: string, name: string): Promise<Made> {
  const source = (await readFile(join(folder, name), 'utf8')).replace(/\r\n?/g, '\n');
  const id = name.replace(ENDING, '');
  // The compiler is only loaded for what is not in the cache.
  const { compileModule } = await import('../lab/code/module.ts');
  const { code, errors } = compileModule(source, Object.keys(IMPORTABLE));
  const [first] = errors;
  if (first) return { name, failure: `line ${first.line}: ${first.message}` };
  return { name, example: { id, title: titleOf(id), source, code } };
}

const ENDING = /\.[jt]s$/;

async function namesIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  return entries
    .filter((entry) => entry.isFile() && ENDING.test(entry.name) && !/\.d\.ts$/.test(entry.name))
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** The name of a file in words: "HeavyOnLight" is "Heavy On Light", "8-Ball" stays. */
function titleOf(id: string): string {
  return id
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
