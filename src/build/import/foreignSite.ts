import type { Problem } from '../../config/problem.ts';
import type { SiteConfig } from '../../config/schema.ts';

/** Documentation that was written for another tool, in terms of this one. */
export interface ForeignSite {
  /** Name of the tool. */
  tool: string;
  /** Folder that the names of pages and other files are relative to; absolute. */
  contentFolder: string;
  pages: ForeignPage[];
  /** Folder of the files that are served unchanged, if there is one; absolute. */
  publicFolder?: string;
  /** What the tool's config has become. */
  config: SiteConfig;
  /** Keys of the tool's config, with what becomes of them. */
  keys: KeyUse[];
  /** What becomes of keys of the frontmatter. Keys that are not listed stay as they are. */
  frontmatter: FrontmatterRules;
  /** What text can contain that means something else here, or nothing. */
  unsupported: Pattern[];
  /** Further remarks, one sentence each. */
  remarks: string[];
}

/** Reads the documentation in a folder; its problems are those of its config. */
export type ReadForeignSite = (
  folder: string,
) => Promise<{ site: ForeignSite; problems: Problem[] }>;

export interface ForeignPage {
  /** File below the content folder, with `/` between folders. */
  source: string;
  /** File below `pages/`, which has the same address as in the other tool. */
  filePath: string;
}

/** A key of the config: carried over, or why not. */
export interface KeyUse {
  key: string;
  use: string;
  isCarried: boolean;
}

/** For each key: the new key that takes its value, or where its value goes to. */
export type FrontmatterRules = Record<string, { as: string } | { use: string }>;

/** Something in the text of pages. */
export interface Pattern {
  name: string;
  /** Applied to single lines. */
  pattern: RegExp;
  /** Whether it occurs inside or outside of fenced code. */
  within: 'code' | 'text';
  /** What to do with it; undefined for what is understood as it is. */
  fix?: string;
}

/** The parts of a config that have no known type. */
export type Values = Record<string, unknown>;

export function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Values)
    : {};
}

export function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : [];
}

/** Returns undefined for everything but text. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function booleanOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** A copy without the keys that have no value. */
export function defined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/**
 * Lists the keys of a config with their uses.
 * @param carried keys that are in the new config
 * @param uses why other keys are not needed, or have no counterpart
 * @param prefix of the keys in messages
 */
export function keyUses(
  values: Values,
  carried: string[],
  uses: Record<string, string>,
  prefix = '',
): KeyUse[] {
  return Object.keys(values)
    .filter((key) => values[key] !== undefined)
    .map((key) => ({
      key: prefix + key,
      use: carried.includes(key) ? 'carried over' : (uses[key] ?? 'has no counterpart'),
      isCarried: carried.includes(key),
    }));
}

/** A path of the site: `guide/` to `/guide`. Addresses stay as they are. */
export function sitePath(link: string): string {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(link)) return link;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  const clean = `/${path.replace(/^\.?\//, '').replace(/(^|\/)(index|README)?(\.mdx?|\.html)?$/, '')}`;
  const named = `/${path.replace(/^\.?\//, '').replace(/(\.mdx?|\.html)$/, '')}`;
  return (path.endsWith('/') || /(^|\/)(index|README)(\.\w+)?$/.test(path) ? clean : named) + rest;
}
