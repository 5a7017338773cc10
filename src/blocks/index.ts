import { createElement } from 'react';
import type { Config } from '../config/schema.ts';
import type { BlogPost } from '../content/page.ts';
import { BlogPosts } from './BlogPosts.tsx';
import { Callout } from './Callout.tsx';
import { Sponsors } from './Sponsors.tsx';

/** What blocks may know of the site and of the page they stand in. */
export interface BlockSurroundings {
  /** Path of the page. */
  path: string;
  /** Pages with a date, the newest first. */
  posts: BlogPost[];
  sponsors: Config['sponsors'];
}

/**
 * What an `.mdx` page may use, by the name it uses it under. Blocks write links and pictures as a
 * writer would, `/world`: compiling the page places and checks them.
 */
export function createBlocks({ path, posts, sponsors = [] }: BlockSurroundings) {
  return {
    BlogPosts: ({ under = path }: { under?: string }) => createElement(BlogPosts, { posts, under }),
    Callout,
    Sponsors: () => createElement(Sponsors, { tiers: sponsors }),
  };
}
