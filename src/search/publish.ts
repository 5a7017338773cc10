import { gzipSync } from 'node:zlib';
import { documentsOf, idOfLink, type SearchDocument, type SearchedSite } from './documents.ts';
import { INDEX_FORMAT, type IndexFile } from './loadIndex.ts';
import { catalogOf, splitDocuments } from './parts.ts';

/** The content of SEARCH_POINTER. */
export interface SearchPointer {
  /** Path of the current index below the base path. */
  index: string;
}

/** The files of an index. */
export interface PublishedIndex {
  /** Path of the file that readers fetch first, below the base path. */
  index: string;
  /** The texts of all files, by their paths. */
  files: Map<string, string>;
}

/** When an index is published in parts, and how large these are. */
export interface PartSizes {
  /** Gzipped bytes from which an index is in parts. */
  whole: number;
  /** Code units of a part, which are about a quarter as many bytes when gzipped. */
  part: number;
}

const SIZES: PartSizes = { whole: 500_000, part: 1_000_000 };

/**
 * The index of a whole site, serialized: the text of its sections, which the reader's browser inverts. That
 * is a third smaller than with an inverted index, which would repeat every word.
 */
export function buildIndex(site: SearchedSite): string {
  return serialize(site, { documents: documentsOf(site) });
}

/**
 * The same as files: one, or several if that one would be too large (`parts.ts`).
 * @param nameOf names a file after its text
 */
export function publishIndex(
  site: SearchedSite,
  nameOf: (text: string) => string,
  sizes: PartSizes = SIZES,
): PublishedIndex {
  const whole = buildIndex(site);
  if (gzipSync(whole).length < sizes.whole)
    return { index: nameOf(whole), files: new Map([[nameOf(whole), whole]]) };
  const popular = popularIds(site);
  const documents = documentsOf(site);
  const isPopular = ({ id }: SearchDocument) => popular.includes(id);
  const parts = splitDocuments(
    documents.filter((document) => !isPopular(document)),
    sizes.part,
  );
  const files = new Map<string, string>();
  const publish = (content: string) => {
    const name = nameOf(content);
    files.set(name, content);
    return name;
  };
  const names = parts.map((part) => publish(JSON.stringify(part)));
  const catalog = catalogOf(parts, names);
  const index = publish(serialize(site, { documents: documents.filter(isPopular), catalog }));
  return { index, files };
}

function popularIds({ config }: SearchedSite): string[] {
  return config.search.popular.map(idOfLink);
}

function serialize(site: SearchedSite, content: Pick<IndexFile, 'documents' | 'catalog'>): string {
  const { basePath, search, terms } = site.config;
  return JSON.stringify({
    format: INDEX_FORMAT,
    basePath,
    ...content,
    config: { ...search, popular: popularIds(site) },
    synonyms: terms.map(({ term, aliases }) => [term, ...aliases]),
  } satisfies IndexFile);
}

/** The file that names the current index. */
export function searchPointer(index: string): string {
  return JSON.stringify({ index } satisfies SearchPointer);
}
