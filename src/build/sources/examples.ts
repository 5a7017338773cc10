import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareNaturally } from '../../address/naturalOrder.ts';
import { didYouMean } from '../../config/nearest.ts';
import type { Problem } from '../../config/problem.ts';
import type { ExampleNote } from '../../config/schema.ts';
import { capitalize } from '../../content/capitalize.ts';
import type { ExampleData } from '../../lab/model/exampleData.ts';
import { hash, ignoreMissing } from '../cache/cache.ts';
import { installedPackage } from '../read/library.ts';
import type { SiteFolder } from '../read/siteFolder.ts';
import { collectSource, EMPTY_SOURCE, type ReadItem, type Source } from './source.ts';
import type { SourceTools } from './tools.ts';

/**
 * Reads the examples in the package folder that `library.examples` names, sorted by name, with the site's notes on
 * them. They are cached by the package's version. An example that cannot run is a problem, and so is a note on an
 * example that the package does not have.
 */
export async function readExamples(
  { root, config, configFile }: Pick<SiteFolder, 'root' | 'config' | 'configFile'>,
  { cache, labKey }: Pick<SourceTools, 'cache' | 'labKey'>,
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
  const key = hash('examples', labKey, `${library.package}@${version}`, library.examples, ...files);
  const examplesFolder = join(folder, library.examples);
  const displayedFolder = `${library.package}/${library.examples}`;
  const read = () =>
    Promise.all(files.map((name) => readExample(name, { examplesFolder, displayedFolder })));
  const all = await cache.get(key, read, (all) => all.every(({ item }) => item));
  const { exampleNotes: notes } = library;
  const described = all.map(({ item, problems }) => ({
    item: item && { ...item, ...describeExample(item, notes[item.id]) },
    problems,
  }));
  const source = collectSource(
    described,
    files.map((name) => ({ id: name.replace(EXTENSION, ''), file: `${displayedFolder}/${name}` })),
  );
  const exampleIds = new Set(files.map((name) => name.replace(EXTENSION, '')));
  return {
    ...source,
    problems: [...source.problems, ...strayNotes(notes, exampleIds, configFile)],
  };
}

function describeExample(
  { title }: Pick<ExampleData, 'title'>,
  note: ExampleNote | undefined,
): Pick<ExampleData, 'description' | 'topic'> {
  return note
    ? { description: note.about, topic: note.topic }
    : { description: `An example from the library: ${title}.` };
}

function strayNotes(
  notes: Record<string, ExampleNote>,
  exampleIds: Set<string>,
  file: string,
): Problem[] {
  return Object.keys(notes)
    .filter((id) => !exampleIds.has(id))
    .map((id) => ({
      file,
      message: `"library.exampleNotes": the package has no example "${id}"`,
      fix: didYouMean(id, exampleIds, 'remove the note'),
    }));
}

const FIX = 'report it to the authors of the package, and use another version';

async function readExample(
  name: string,
  { examplesFolder, displayedFolder }: { examplesFolder: string; displayedFolder: string },
): Promise<ReadItem<Omit<ExampleData, 'description' | 'topic'>>> {
  const source = (await readFile(join(examplesFolder, name), 'utf8')).replace(/\r\n?/g, '\n');
  const id = name.replace(EXTENSION, '');
  // Loaded only if something is not in the cache.
  const { compileModule } = await import('../../lab/typescript/module.ts');
  const { code, errors } = compileModule(source);
  const [first] = errors;
  if (!first) return { item: { id, title: toTitle(id), source, code }, problems: [] };
  const message = `the example failed: line ${first.line}: ${first.message}`;
  return { problems: [{ file: `${displayedFolder}/${name}`, message, fix: FIX }] };
}

const EXTENSION = /\.[jt]s$/;

async function namesIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  return entries
    .filter((entry) => entry.isFile() && EXTENSION.test(entry.name) && !/\.d\.ts$/.test(entry.name))
    .map(({ name }) => name)
    .sort(compareNaturally);
}

/** Splits a file name into words: "HeavyOnLight" -> "Heavy On Light"; "8-Ball" stays as it is. */
function toTitle(id: string): string {
  return capitalize(id.replace(/_/g, ' ').replace(/(?<=[a-z\d])(?=[A-Z])/g, ' '));
}
