import type { App } from '../app/app.ts';
import { type Cache, hash } from '../cache/cache.ts';
import type { DocumentApp } from '../document/document.tsx';
import type { DocumentData } from '../document/documentData.ts';
import type { DocumentStyles } from '../document/policy.ts';

/** The app as the pages load it, and the code that renders them. */
export interface EmittedApp extends DocumentApp, Pick<App, 'key' | 'prerender'> {
  /** Returns the content security policy of a page with these styles, or of a header for all pages. */
  policy: (styles?: DocumentStyles) => string;
}

/** Returns a function that renders documents, or reads them from the cache if nothing in them has changed. */
export function createDocumentRenderer(
  { key, prerender, ...app }: EmittedApp,
  cache: Pick<Cache, 'get'>,
): (data: DocumentData) => Promise<string> {
  const siteKey = hash('document', key, app.policy());
  return (data) =>
    cache.get(hash(siteKey, JSON.stringify(data)), async () =>
      (await prerender()).renderPage(data, app),
    );
}
