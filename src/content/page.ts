import type { Frontmatter } from '../config/frontmatter.ts';
import type { SampleRuns } from './runs.ts';
import type { TypeTable } from './typeTable.ts';

/** A page as plain data, with everything that later steps need. Created by `compilePage`, and in dev by `draftPage`. */
export interface Page {
  /** Path below the base path: `/`, `/world`, `/joint/rope-joint`. */
  path: string;
  /** Its file, relative to `pages/`; empty if the build generates it. */
  filePath: string;
  /** File of the notes that a page without its own file is generated from, relative to `pages/`. */
  notesFile?: string;
  title: string;
  description: string;
  frontmatter: Frontmatter;
  /** Whether it is not compiled yet, and has no article; only in dev. */
  isDraft?: true;
  /** HTML of the article. */
  html: string;
  /** Values of its `data-style` attributes, if there are any. */
  styles?: string[];
  /** The article as plain Markdown, with links that work from any page of the site. */
  markdown: string;
  outline: OutlineItem[];
  sections: Section[];
  links: Link[];
  /** Names in the first cells of its tables, with the targets of the links in their rows. */
  foreignNames?: ForeignName[];
  /** Every id in the article, as a link target. */
  anchors: string[];
  images: Image[];
  /** Types to show on hover in its samples; undefined if no code was checked. */
  types?: TypeTable;
  /** Samples that readers can run, if there are any. */
  runs?: SampleRuns;
  /** Number of its code blocks that are incomplete on purpose. */
  excerpts?: number;
  /** Symbols that its samples use; undefined if no code was checked. */
  mentions?: Mention[];
  /** Ids of its scenes; each has the anchor `scene-<id>`. */
  scenes?: string[];
  /** Unix time of the last commit of its file or notes, in milliseconds; undefined without Git history. */
  lastUpdatedAt?: number;
}

/** Fields of a page without an article. */
export const NO_ARTICLE = {
  ...{ html: '', markdown: '' },
  ...{ outline: [], sections: [], links: [], anchors: [], images: [] },
} satisfies Partial<Page>;

/** A page with a date, as lists of posts display it. */
export interface BlogPost extends Pick<Page, 'path' | 'title' | 'description'> {
  /** Names, or `[name](address)`. */
  authors: string[];
  /** Date such as `2026-11-21`. */
  date: string;
}

/** A page with tags, as lists such as that of recipes display it. */
export interface TaggedPage extends Pick<Page, 'path' | 'title' | 'description'> {
  /** Tags of the page. The first one is the name of its group. */
  tags: string[];
  /** Id of the scene that serves as its picture. */
  scene?: string;
  /** Words that replace the picture of its scene. */
  mark?: string;
}

export interface OutlineItem {
  /** Heading level, 2 or deeper. */
  level: number;
  id: string;
  text: string;
}

/** Separates the cells of a table row in the text of a section. */
export const CELL = '\t';

/** A search entry: a heading of level 1 to 3 and the content up to the next such heading. */
export interface Section {
  /** Anchor of the heading; undefined for the page itself. */
  id?: string;
  title: string;
  /** Titles of the headings above it, outermost first. */
  titles: string[];
  /** Its text without markup and code blocks: a line for each paragraph, list item, and table row. */
  text: string;
  /** The text of its code blocks; omitted if it has none. */
  code?: string;
  /** Phrases that readers search for when it is the answer; omitted if its heading has none. */
  searchPhrases?: string[];
  /** Whether it is for the library's own developers. */
  isInternal?: boolean;
}

/** A name of another engine, with links to what to use here: a row of a table. */
export interface ForeignName {
  /** The name as written in the first cell, without arguments: `b2World`. */
  name: string;
  /** Heading of its column, such as the name of the engine. */
  column: string;
  /** Addresses that the other cells link to: `/world#step-the-world`. */
  targets: string[];
}

/** A link to a page or file of this site, to be checked once all pages are compiled. */
export interface Link {
  /** Address as written in the source. */
  href: string;
  /** Path of a page, or of a file in `public/`. */
  path: string;
  /** Anchor without `#`, decoded; empty if there is none. */
  hash: string;
  /** Anchor of the section that contains it; undefined for the page itself. */
  section?: string;
  line?: number;
  /** Whether it is in a table of names of another engine, which links everything and explains nothing. */
  isLookup?: true;
}

/** A symbol that code uses. */
export interface Mention {
  /** Name such as `World` or `World.step`. The library need not contain it. */
  symbol: string;
  /** Anchor of the section that contains it; undefined for the page itself. */
  section?: string;
}

/** A picture of the page, which is copied from `source` to `output` when the site is written. */
export interface Image {
  /** Absolute path of the file. */
  source: string;
  /** Path below the base path, with a content hash: `/assets/ramp-1f0c2d3e.svg`. */
  output: string;
  /** Whether the page also has a variant of it for the dark theme. */
  hasDark: boolean;
}
