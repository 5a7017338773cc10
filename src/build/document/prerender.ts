// Exports everything that React renders at build time from one entry, so that there is a single bundle.
export { renderPage } from './document.tsx';

/**
 * Loads the code that compiles pages. It takes a third of a second, which a build saves if all its pages are cached.
 */
export const loadPageBlocks = () => import('./pageBlocks.ts');
