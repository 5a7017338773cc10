import { join, relative } from 'node:path';
import type { Problem } from '../../config/problem.ts';
import { referencePath } from '../../config/referencePath.ts';
import type { Config } from '../../config/schema.ts';
import type { PageFile } from '../../content/compilePage.ts';
import { pathOfFile } from '../../content/paths.ts';
import { checkGroups } from '../../reference/checkGroups.ts';
import { checkNotes } from '../../reference/checkNotes.ts';
import type { extractLibrary } from '../../reference/extraction/extract.ts';
import { checkForeignTable } from '../../reference/foreignTable.ts';
import type { Library } from '../../reference/model.ts';
import { referencePages } from '../../reference/pages.ts';
import { createReference, type Reference, referenceKey } from '../../reference/reference.ts';
import { collectSummaries } from '../../reference/summaries.ts';
import type { Site } from '../../site/site.ts';
import { type Cache, hash } from '../cache/cache.ts';
import { readForeignTables } from './foreignTables.ts';
import { installedPackage } from './library.ts';
import { locateNoteProblems } from './noteProblems.ts';
import { readNotes } from './notes.ts';
import type { SiteFolder } from './siteFolder.ts';

/** The generated reference of a site. */
export interface ReferencePages {
  /** A page for each symbol. */
  pages: PageFile[];
  /** The data that pages show; undefined if the reference is handwritten. */
  reference?: Reference;
  /** Summaries of each symbol and member for types on hover, by address. */
  summaries?: Site['summaries'];
  /** Cache key for everything of it that pages show, except notes and names of other engines. */
  key: string;
  problems: Problem[];
  /** Whether pages lack the notes because their files can't be read. */
  isIncomplete: boolean;
  /** Moves problems of pages that show notes to the lines of these notes. */
  locateProblems: (problems: Problem[]) => Promise<Problem[]>;
}

const NO_PAGES: ReferencePages = {
  ...{ pages: [], key: '', isIncomplete: false, problems: [] },
  locateProblems: async (problems) => problems,
};

/** Generates the pages about the library from its source and the site's notes on it. */
export async function readReference(
  folder: Pick<SiteFolder, 'root' | 'config' | 'pageFiles' | 'notesFile'>,
  tools: LibraryTools,
): Promise<ReferencePages> {
  const { root, config, pageFiles, notesFile } = folder;
  const { cache, builderKey } = tools;
  const { library, problems } = await readLibrary(config, root, tools);
  const path = referencePath(config);
  if (!library || path === undefined) return { ...NO_PAGES, problems };
  const [{ notes, files, findFile, isMissing, problems: unread }, foreign] = await Promise.all([
    readNotes(root, library.version, notesFile),
    readForeignTables(root),
  ]);
  const source = findSource(config);
  const foreignTables = foreign.tables;
  const reference = createReference(library, notes, { root: path, source, foreignTables });
  const symbols = { findSymbol: reference.findSymbol, names: [...reference.places.keys()] };
  const wholeKey = hash(JSON.stringify({ library, notes, path, source }));
  const checkTables = async () =>
    foreignTables.flatMap((table) => checkForeignTable(table, symbols));
  const foreignProblems = await cache.get(
    hash('foreign tables', builderKey, wholeKey, JSON.stringify(foreignTables)),
    checkTables,
    (problems) => problems.length === 0,
  );
  const summaries = await cache.get(hash('summaries', builderKey, wholeKey), async () => [
    ...collectSummaries(reference),
  ]);
  const locateProblems = (found: Problem[]) => locateNoteProblems(found, reference, files);
  const own = new Set(pageFiles.map(({ filePath }) => pathOfFile(filePath)));
  const findNotesFile = (name: string) => {
    const file = findFile(name);
    return file && relative(join(root, 'pages'), file).replaceAll('\\', '/');
  };
  return {
    pages: referencePages(reference, own, findNotesFile),
    reference,
    summaries: new Map(summaries),
    key: hash(referenceKey(reference), source ?? ''),
    isIncomplete: isMissing,
    problems: [
      ...problems,
      ...(await locateProblems([
        ...unread,
        ...checkNotes(reference, notesFile),
        ...checkGroups(reference, notesFile),
      ])),
      ...foreign.problems,
      ...foreignProblems,
    ],
    locateProblems,
  };
}

function findSource({ library }: Config): string | undefined {
  return typeof library?.reference === 'object' ? library.reference.source : undefined;
}

/** Tools for reading a library. */
export interface LibraryTools {
  cache: Cache;
  /** Identifies the site engine's source and its dependencies. */
  builderKey: string;
  tasks: { extractLibrary: typeof extractLibrary };
}

export interface LibraryReference {
  /** Undefined if the reference is handwritten, or there is no library. */
  library?: Library;
  problems: Problem[];
}

/**
 * Reads the library of a site from the source in its installed package. The result is cached by the package's version,
 * so that only the first build with it loads TypeDoc and TypeScript. A missing package is not a problem here, because
 * the check of samples reports it.
 * @param root folder whose `node_modules`, or that of a parent, contains the package
 */
export async function readLibrary(
  { library }: Pick<Config, 'library'>,
  root: string,
  { cache, builderKey, tasks }: LibraryTools,
): Promise<LibraryReference> {
  if (typeof library?.reference !== 'object') return { problems: [] };
  const installed = await installedPackage(library.package, root);
  if (!installed) return { problems: [] };
  const { folder: packageFolder, version } = installed;
  const { entry } = library.reference;
  const key = hash('library', builderKey, `${library.package}@${version}`, entry);
  const location = { packageFolder, name: library.package, version, entry };
  const extract = () => tasks.extractLibrary(location);
  return cache.get(key, extract, ({ problems }) => problems.length === 0);
}
