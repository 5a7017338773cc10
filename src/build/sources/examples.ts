import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMPORTABLE } from '../../lab/code/importable.ts';
import type { ExampleData } from '../../lab/testbed/exampleData.ts';
import { sourceKey } from '../bundle.js';
import { type Cache, hash, ignoreMissing } from '../cache.ts';
import { installedPackage } from '../library.ts';
import type { SiteFolder } from '../read.ts';
import { EMPTY_SOURCE, type ReadItem, type Source, sourceOf } from './source.ts';

/**
 * Reads the examples in the folder of the library's package that `library.examples` names, sorted by
 * name. They are cached by the package's version. One that cannot run is a problem.
 */
export async function readExamples(
  { root, config, configFile }: Pick<SiteFolder, 'root' | 'config' | 'configFile'>,
  cache: Cache,
): Promise<Source<ExampleData>> {
  const { library } = config;
  if (library?.examples === undefined) return EMPTY_SOURCE;
  const installed = await installedPackage(library.package, root);
  // The check of samples reports a missing package.
  if (!installed) return EMPTY_SOURCE;
  const { folder, version } = installed;
  const files = await namesIn(join(folder, library.examples));
  if (files.length === 0) {
    const message = `"library.examples": the package "${library.package}" has no examples in "${library.examples}"`;
    const fix = 'use a folder of the package with .ts or .js files, or remove the key';
    return { ...EMPTY_SOURCE, problems: [{ file: configFile, message, fix }] };
  }
  const key = hash(
    'examples',
    sourceKey(['lab', 'build']),
    `${library.package}@${version}`,
    library.examples,
    ...files,
  );
  const examplesFolder = join(folder, library.examples);
  const shownFolder = `${library.package}/${library.examples}`;
  const read = () =>
    Promise.all(files.map((name) => readExample(name, { examplesFolder, shownFolder })));
  return sourceOf(await cache.get(key, read, (all) => all.every(({ item }) => item)), key);
}

const FIX = 'report it to the authors of the package, and use another version';

async function readExample(
  name: string,
  { examplesFolder, shownFolder }: { examplesFolder: string; shownFolder: string },
): Promise<ReadItem<ExampleData>> {
  const source = (await readFile(join(examplesFolder, name), 'utf8')).replace(/\r\n?/g, '\n');
  const id = name.replace(EXTENSION, '');
  // Loaded only if something is not in the cache.
  const { compileModule } = await import('../../lab/code/module.ts');
  const { code, errors } = compileModule(source, Object.keys(IMPORTABLE));
  const [first] = errors;
  if (!first) return { item: { id, title: titleOf(id), source, code }, problems: [] };
  const message = `the example failed: line ${first.line}: ${first.message}`;
  return { problems: [{ file: `${shownFolder}/${name}`, message, fix: FIX }] };
}

const EXTENSION = /\.[jt]s$/;

async function namesIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  return entries
    .filter((entry) => entry.isFile() && EXTENSION.test(entry.name) && !/\.d\.ts$/.test(entry.name))
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Splits the name of a file into words: "HeavyOnLight" is "Heavy On Light", "8-Ball" is the same. */
function titleOf(id: string): string {
  return id
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
