// Everything that React renders at build time is imported from this entry, so that there is a single bundle.
export { createDocumentRenderer } from './document.tsx';

/** Loads what compiles pages. It takes a third of a second, which a build whose pages are all in the cache saves. */
export const loadPageBlocks = () => import('./pageBlocks.ts');
