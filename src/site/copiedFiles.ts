import type { Page } from '../content/page.ts';

/** A file that the build copies. */
export interface CopiedFile {
  /** Path on disk. */
  source: string;
  /** Path below the base path, with a hash of the content. */
  output: string;
}

/** Fonts in files of the site, by their use. */
export interface SiteFonts {
  text?: CopiedFile;
  code?: CopiedFile;
}

/** Returns the pictures of pages and the fonts of a site. A picture can occur more than once. */
export function copiedFiles({
  pages,
  fonts = {},
}: {
  pages: Pick<Page, 'images'>[];
  fonts?: SiteFonts;
}): CopiedFile[] {
  return [...pages.flatMap(({ images }) => images), ...Object.values(fonts)];
}
