import { createDocuments } from '../../src/build/search/documents.ts';
import { buildIndex, readSettings } from '../../src/build/search/publish.ts';
import { openIndex } from '../../src/search/find.ts';
import { site } from './docsSite.ts';

/** The index of the documentation as readers fetch it. */
export const json = await buildIndex(createDocuments(site));

/** The same, ready for queries. */
export const index = openIndex(json, readSettings(site));
