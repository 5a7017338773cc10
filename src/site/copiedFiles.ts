import type { Image, Page } from '../content/page.ts';

/** A file that the build copies. */
export type CopiedFile = Pick<Image, 'source' | 'output'>;

/** Fonts in files of the site, by their use. */
export interface SiteFonts {
  text?: CopiedFile;
  code?: CopiedFile;
}

/** Returns the pictures of pages and the fonts of a site. A picture can occur more than once. */
export function copiedFiles(site: {
  pages: Pick<Page, 'images'>[];
  fonts?: SiteFonts;
}): CopiedFile[] {
  const { pages, fonts = {} } = site;
  return [...pages.flatMap(({ images }) => images), ...Object.values(fonts)];
}
