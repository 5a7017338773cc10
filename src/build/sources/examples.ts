import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMPORTABLE } from '../../lab/code/importable.ts';
import type { ExampleData } from '../../lab/testbed/exampleData.ts';
import { type Cache, hash, ignoreMissing } from '../cache.ts';
import { sourceKey } from '../engine.js';
import { installedPackage } from '../library.ts';
import type { SiteFolder } from '../read.ts';
import { NOTHING, type Read, type Source, sourceOf } from './source.ts';

/**
 * The examples that the site's library brings, from the folder that `library.examples` names, in the
 * order of their names. They are kept by the package's version. One that cannot run is a problem.
 */
export async function readExamples(
  { root, config, configFile }: Pick<SiteFolder, 'root' | 'config' | 'configFile'>,
  cache: Cache,
): Promise<Source<ExampleData>> {
  const { library } = config;
  if (library?.examples === undefined) return NOTHING;
  const installed = await installedPackage(library.package, root);
  // That it is missing is told where samples are checked.
  if (!installed) return NOTHING;
  const { folder, version } = installed;
  const files = await namesIn(join(folder, library.examples));
  if (files.length === 0) {
    const message = `"library.examples": the package "${library.package}" has no examples in "${library.examples}"`;
    const fix = 'name a folder of the package that holds .ts or .js files, or leave it out';
    return { ...NOTHING, problems: [{ file: configFile, message, fix }] };
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

const FIX = 'tell the authors of the package, and use another version of it';

async function readExample(
  name: string,
  { examplesFolder, shownFolder }: { examplesFolder: string; shownFolder: string },
): Promise<Read<ExampleData>> {
  const source = (await readFile(join(examplesFolder, name), 'utf8')).replace(/\r\n?/g, '\n');
  const id = name.replace(ENDING, '');
  // The compiler is only loaded for what is not in the cache.
  const { compileModule } = await import('../../lab/code/module.ts');
  const { code, errors } = compileModule(source, Object.keys(IMPORTABLE));
  const [first] = errors;
  if (!first) return { item: { id, title: titleOf(id), source, code }, problems: [] };
  const message = `the example fails: line ${first.line}: ${first.message}`;
  return { problems: [{ file: `${shownFolder}/${name}`, message, fix: FIX }] };
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
