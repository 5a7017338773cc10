import { parseFrontmatter } from '../config/frontmatter.ts';
import type { PageFile } from './compilePage.ts';
import { NO_ARTICLE, type Page } from './page.ts';
import { pathOfFile } from './paths.ts';

/** Matches the first heading of level 1, without its attributes. */
const TITLE = /^# +(.+?)\s*(?:\\?\{.*)?$/m;
const SCENE = /<Scene\s[^>]*\bid="([^"]+)"/g;

/**
 * Returns a page that is not compiled yet, with what sidebars, lists, and the search display of it, but without an
 * article. A server compiles such a page before it sends it.
 */
export function draftPage({ filePath, source = filePath, file, text }: PageFile): Page {
  const { frontmatter, body } = parseFrontmatter(text, file);
  const path = pathOfFile(filePath);
  const heading = TITLE.exec(body)?.[1]?.replace(/[`*\\]/g, '');
  const title = frontmatter.title ?? heading ?? path;
  const description = frontmatter.description ?? '';
  return {
    ...NO_ARTICLE,
    ...{ path, filePath: source, frontmatter, title, description, isDraft: true },
    sections: [{ title, titles: [], text: description }],
    scenes: [...body.matchAll(SCENE)].map(([, id = '']) => id),
  };
}
