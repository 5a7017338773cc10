import type { SearchDocument } from './documents.ts';
import { type IndexFile, openIndex } from './loadIndex.ts';
import { type Catalog, openCatalog, partsFor } from './parts.ts';
import { type Answer, createAnswers } from './shown.ts';

/** Parts that are searched together; opening more takes longer than a reader waits for. */
const MAX_OPEN = 6;

/**
 * Answers queries with an index in parts, which are fetched when a query needs them.
 * @param fetchPart returns the text of a file of the catalog
 */
export function createPartedAnswers(
  file: IndexFile & { catalog: Catalog },
  fetchPart: (path: string) => Promise<string>,
): (query: string) => Promise<Answer> {
  const catalog = openCatalog(file.catalog, file);
  const fetched = new Map<number, Promise<SearchDocument[]>>();
  /** The parts that are searched, those of the last query first. */
  let open: number[] = [];
  let answer = createAnswers(openIndex(file));

  const documentsOf = (part: number) => {
    const known = fetched.get(part);
    if (known) return known;
    const loading = fetchPart(catalog.files[part] as string).then((text): SearchDocument[] =>
      JSON.parse(text),
    );
    fetched.set(part, loading);
    // The next query tries again.
    loading.catch(() => fetched.delete(part));
    return loading;
  };

  return async (query) => {
    const needed = partsFor(catalog, query);
    if (needed.every((part) => open.includes(part))) return answer(query);
    const parts = [...new Set([...needed, ...open])].slice(0, MAX_OPEN);
    // In the order of the site, so that equal hits are in the same order whatever was searched before.
    const documents = await Promise.all(parts.toSorted((a, b) => a - b).map(documentsOf));
    const wider = createAnswers(
      openIndex({ ...file, documents: [file.documents, ...documents].flat() }),
    );
    [open, answer] = [parts, wider];
    return wider(query);
  };
}
