import type { Problem } from '../config/problem.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Config } from '../config/schema.ts';
import type { PageFile } from '../content/compile.ts';
import { pathOfFile } from '../content/paths.ts';
import { checkNotes } from '../reference/checkNotes.ts';
import type { Library } from '../reference/model.ts';
import { referencePages } from '../reference/pages.ts';
import { createReference, type Reference } from '../reference/reference.ts';
import { type Cache, hash } from './cache.ts';
import { installedPackage } from './library.ts';
import { readNotes } from './notes.ts';
import type { SiteFolder } from './read.ts';

/** What the reference adds to a site. */
export interface ReferencePages {
  /** A page for each symbol. */
  pages: PageFile[];
  /** What these pages, and others, show; undefined where the reference is written by hand. */
  reference?: Reference;
  /** Stands for all that pages show of it. */
  key: string;
  problems: Problem[];
}

const NO_PAGES: ReferencePages = { pages: [], key: '', problems: [] };

/** The pages about the library, made from its source and the site's notes on it. */
export async function readReference(
  folder: Pick<SiteFolder, 'root' | 'config' | 'pageFiles' | 'shownNotesFile'>,
  cache: Cache,
  engineKey: string,
): Promise<ReferencePages> {
  const { root, config, pageFiles, shownNotesFile } = folder;
  const { library, problems } = await readLibrary(config, root, cache, engineKey);
  const path = referencePath(config);
  if (!library || path === undefined) return { ...NO_PAGES, problems };
  const { notes, problems: unread } = await readNotes(root, library.version, shownNotesFile);
  const source = sourceOf(config);
  const reference = createReference(library, notes, { root: path, source });
  const own = new Set(pageFiles.map(({ filePath }) => pathOfFile(filePath)));
  return {
    pages: referencePages(reference, own),
    reference,
    key: hash(JSON.stringify({ library, notes, path, source })),
    problems: [...problems, ...unread, ...checkNotes(reference, shownNotesFile)],
  };
}

function sourceOf({ library }: Config): string | undefined {
  return typeof library?.reference === 'object' ? library.reference.source : undefined;
}

export interface LibraryReference {
  /** Undefined where the site's pages about a library are written by hand, or there is none. */
  library?: Library;
  problems: Problem[];
}

/**
 * The library that a site is about, read from the source in its installed package. It is kept by the
 * package's version, so that only the first build with it loads TypeDoc and TypeScript. Whether the
 * package is there at all is not said here.
 * @param root folder that the package is looked for from
 * @param engineKey stands for the engine's source and its dependencies
 */
export async function readLibrary(
  { library }: Pick<Config, 'library'>,
  root: string,
  cache: Cache,
  engineKey: string,
): Promise<LibraryReference> {
  if (typeof library?.reference !== 'object') return { problems: [] };
  const installed = await installedPackage(library.package, root);
  if (!installed) return { problems: [] };
  const { folder: packageFolder, version } = installed;
  const { entry } = library.reference;
  const key = hash('library', engineKey, `${library.package}@${version}`, entry);
  const extract = async () => {
    const { extractLibrary } = await import('../reference/extraction/extract.ts');
    return extractLibrary({ packageFolder, name: library.package, version, entry });
  };
  return cache.get(key, extract, ({ problems }) => problems.length === 0);
}
