import type { Frontmatter } from '../config/frontmatter.ts';
import type { TypeTable } from './typeTable.ts';

/** One page as plain data: everything that later steps know of it. Made once, by `compilePage`. */
export interface Page {
  /** Where it is served below the base path: `/`, `/world`, `/joint/rope-joint`. */
  path: string;
  /** Its file, from `pages/`. */
  filePath: string;
  title: string;
  description: string;
  frontmatter: Frontmatter;
  /** The article's content, ready to be sent. */
  html: string;
  /** The article as plain Markdown, with links that work from anywhere on the site. */
  markdown: string;
  outline: OutlineItem[];
  sections: Section[];
  links: Link[];
  /** Every id in the article that a link may name. */
  anchors: string[];
  images: Image[];
  /** What its code says on hover; undefined when no code of it was checked. */
  types?: TypeTable;
  /** What its checked code uses; undefined when no code of it was checked. */
  mentions?: Mention[];
  /** Names of the scenes that it shows; each has the anchor `scene-name`. */
  scenes?: string[];
  /** Unix time in milliseconds of the last change to the file, where history tells. */
  lastUpdatedAt?: number;
}

/** A page with a date, as lists of news show it. */
export interface BlogPost {
  path: string;
  title: string;
  description: string;
  /** Names, or `[name](address)`. */
  authors: string[];
  /** `2026-11-21`. */
  date: string;
}

export interface OutlineItem {
  /** Heading level, 2 or deeper. */
  level: number;
  id: string;
  text: string;
}

/** What search knows: a heading of level 1 to 3 and all that stands below it until the next one. */
export interface Section {
  /** Anchor of the heading; undefined for the page itself. */
  id?: string;
  title: string;
  /** Titles of the headings above it, outermost first. */
  titles: string[];
  /** Its words without markup. */
  text: string;
}

/** A link to a page or file of this site, to be checked when all pages are known. */
export interface Link {
  /** As the writer wrote it. */
  href: string;
  /** Path of a page, or of a file in `public/`. */
  path: string;
  /** Anchor without `#`, decoded; empty when there is none. */
  hash: string;
  /** Anchor of the section that it stands in; undefined for the page itself. */
  section?: string;
  line?: number;
}

/** A symbol that code uses. */
export interface Mention {
  /** `World`, `World.step`: the library's, or any other. */
  symbol: string;
  /** Anchor of the section that it stands in; undefined for the page itself. */
  section?: string;
}

/** A picture that the page shows: copied from `source` to `output` when the site is written. */
export interface Image {
  /** Absolute path of the file. */
  source: string;
  /** Path below the base path, with a content hash: `/assets/ramp-1f0c2d3e.svg`. */
  output: string;
  /** Whether a variant for the dark theme lies beside it. */
  hasDark: boolean;
}
