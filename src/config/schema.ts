import { z } from 'zod';
import { encodePath, percentDecode } from '../address/address.ts';
import { isLanguage } from './language.ts';

const text = z.string().min(1, { error: 'non-empty text' });

/** A path within the site (`/world`), or an address (`https://…`, `mailto:…`). */
const link = z.string().regex(/^(\/(?!\/)|[a-z][a-z\d+.-]*:)/i, {
  error: 'a path that starts with "/", or a full URL',
});

const sitePath = z.string().regex(/^\/(?!\/)/, { error: 'a path that starts with "/"' });

/** Only letters of all scripts, digits, and a few other characters, because hosts and shells interpret the rest. */
const BASE_PATH = /^(?=\/)(\/(?!\.{1,2}(\/|$))[\p{L}\p{M}\p{N}._~-]+)*\/*$/u;

const basePath = z
  .string()
  .transform(percentDecode)
  .pipe(
    z.string().regex(BASE_PATH, {
      error: 'a path such as "/docs", of letters, digits, and the characters . _ ~ -',
    }),
  )
  .transform((path) => encodePath(path.replace(/\/+$/, '')));

/** Excludes 0, which MiniSearch reads as 1. */
const positive = z.number().positive({ error: 'a number above 0' });
const SHARE = { error: 'a number from 0 to 1' };

const perTheme = z.union([link, z.strictObject({ light: link, dark: link })], {
  error: 'a path, or { light, dark } with a path for each theme',
});

const fontFamily = z.strictObject({
  /** Family name on Google Fonts, such as "Inter". */
  google: z
    .string()
    .regex(/^[\w -]+$/, { error: 'the name of a font family, such as "Inter"' })
    .optional(),
  /** A variable font in a WOFF2 file of the site itself, relative to the config's folder. It comes first. */
  file: z
    .string()
    .regex(/\.woff2$/, { error: 'the path of a WOFF2 file' })
    .optional(),
});

/** Distinguishes an item from siblings with the same text and link. */
const id = text.optional();

const sidebarItem = z.strictObject({
  id,
  text,
  link: link.optional(),
  /** Additional path on which the item is active. */
  match: sitePath.optional(),
  /** true: starts collapsed; false: starts expanded. If omitted, the group can't be collapsed. */
  collapsed: z.boolean().optional(),
  get items() {
    return z.array(sidebarItem).optional();
  },
});

/** Reports each id that an earlier item of the same list already has. */
function checkIds(
  items: { id?: string; items?: SidebarItems }[],
  context: z.RefinementCtx,
  path: PropertyKey[] = [],
): void {
  const ids = new Set<string>();
  for (const [index, { id, items: children = [] }] of items.entries()) {
    checkIds(children, context, [...path, index, 'items']);
    if (id === undefined || ids.size < ids.add(id).size) continue;
    const message = 'different from those of its neighbors';
    context.addIssue({ code: 'custom', path: [...path, index, 'id'], input: id, message });
  }
}

/** Maximum depth of a sidebar, because deeper trees are hard to scan. */
const MAX_SIDEBAR_DEPTH = 5;

const sidebarItems = z.array(sidebarItem).superRefine((items, context) => {
  checkIds(items, context);
  const excess = itemsBelowDepth(items, MAX_SIDEBAR_DEPTH);
  if (excess === undefined) return;
  const message = `empty (a sidebar has at most ${MAX_SIDEBAR_DEPTH} levels)`;
  context.addIssue({ code: 'custom', path: excess.path, input: excess.items, message });
});

type SidebarItems = z.output<typeof sidebarItem>[];

/** Returns the first list of items below the maximum depth, and the path to it. */
function itemsBelowDepth(
  items: SidebarItems,
  depth: number,
): { path: PropertyKey[]; items: SidebarItems } | undefined {
  for (const [index, { items: children }] of items.entries()) {
    if (!children) continue;
    if (depth === 1) return { path: [index, 'items'], items: children };
    const excess = itemsBelowDepth(children, depth - 1);
    if (excess) return { ...excess, path: [index, 'items', ...excess.path] };
  }
  return undefined;
}

const navLink = z.strictObject({
  id,
  text,
  link,
  /** The item is active at this path and below it; default: its link. */
  match: sitePath.optional(),
});
const navGroup = z.strictObject({
  id,
  text,
  items: z.array(navLink).min(1, { error: 'at least one item' }),
});

const sidebar = z.union(
  [
    sidebarItems,
    z.record(
      sitePath,
      z.union(
        [
          sidebarItems,
          z.strictObject({ backLink: z.boolean().default(true), items: sidebarItems }),
        ],
        { error: 'a list of items, or { backLink, items }' },
      ),
    ),
  ],
  { error: 'a list of items, or a list for each path prefix' },
);

const banner = z.union(
  [
    text,
    z.strictObject({
      /** Text in Markdown. */
      content: text,
      backgroundColor: text.optional(),
      textColor: text.optional(),
      /** Only `false` and `"false"` make it permanent. */
      dismissable: z
        .union([z.boolean(), z.string()], { error: 'true or false' })
        .default(true)
        .transform((value) => value !== false && value !== 'false'),
      /** Any CSS length. */
      height: text.optional(),
    }),
  ],
  { error: 'Markdown text, or { content, backgroundColor, textColor, dismissable, height }' },
);

const sponsorTier = z.strictObject({
  name: text,
  /** Height of the pictures in pixels. */
  height: positive.default(40),
  /** Rows of sponsors, from top to bottom. */
  items: z.array(z.array(z.strictObject({ name: text, image: link, link }))),
});

/** A term of the site's field, for the glossary, for links from its first uses, and for search. */
const glossaryTerm = z.strictObject({
  /** As written within a sentence: "restitution". */
  term: text,
  /** Synonyms that readers search for: "bounciness". */
  aliases: z.array(text).default([]),
  /** Link to the section that explains it; the heading or first sentence there contains the term. */
  link: sitePath,
  /** Definition in one sentence, as plain text. */
  meaning: text,
});

/** A reference whose pages are generated from the library's source. */
const extractedReference = z.strictObject({
  path: sitePath,
  /** Entry file of the package, which exports its whole API. */
  entry: text.default('src/index.ts'),
  /** Link to the source for readers; `:version`, `:file`, and `:line` are filled in. */
  source: link.includes(':file', { error: 'a URL with ":file" in place of the file' }).optional(),
});

/** Describes an example of the library. */
const exampleNote = z.strictObject({
  /** Description in one sentence. */
  about: text,
  /** Its group in the gallery of the playground, such as the title of a guide. */
  topic: text,
  /** Seconds after the start at which its picture is taken; 1 by default. */
  poster: z.number().nonnegative().optional(),
});

/** All keys of `site.config.ts`. Defaults are filled in; an unknown key is an error. */
export const siteSchema = z.strictObject({
  title: text,
  /** `%s` stands for the page's title. */
  titleTemplate: z
    .string()
    .includes('%s', { error: 'text with "%s" in place of the page title' })
    .optional(),
  description: z.string().default(''),
  /** Language of the pages: `en`, `ja`, `pt-BR`. Names of the interface are always English. */
  lang: z
    .string()
    .refine(isLanguage, { error: 'a language tag such as "en", "ja", or "pt-BR"' })
    .transform((tag) => new Intl.Locale(tag).toString())
    .prefault('en'),
  /** Origin of the published site, for canonical addresses and the sitemap. */
  baseUrl: z
    .string()
    .regex(/^https?:\/\/([\p{L}\p{M}\p{N}.-]+|\[[\da-f:.]+\])(:\d+)?\/?$/iu, {
      error: 'an origin such as "https://example.org"',
    })
    .transform((origin) => origin.replace(/\/$/, ''))
    .optional(),
  /** Path of the site below its origin: `/planck.js/docs`, or `/`. */
  basePath: basePath.prefault('/'),
  iconUrl: perTheme.optional(),
  logoUrl: perTheme.optional(),
  /**
   * The picture of link previews: one for all pages, or one per path prefix. `%logo %title %description` are filled in.
   * By default, the build draws a picture for each page.
   */
  ogImageUrl: z
    .union([link, z.record(sitePath, link)], {
      error: 'a URL, or a URL for each path prefix',
    })
    .optional(),
  font: z.strictObject({ default: fontFamily.optional(), mono: fontFamily.optional() }).optional(),
  /** Pages outside `pages/`, by path, relative to the config's folder: `{ '/changes': '../CHANGELOG.md' }`. */
  extraPages: z.record(sitePath, text).optional(),
  banner: banner
    .transform((value) =>
      typeof value === 'string' ? { content: value, dismissable: true } : value,
    )
    .optional(),
  sponsors: z.array(sponsorTier).optional(),
  topNav: z
    .array(z.union([navLink, navGroup], { error: '{ text, link } or { text, items }' }))
    .superRefine((items, context) => checkIds(items, context))
    .default([]),
  /** Default: generated from the folders of pages/. */
  sidebar: sidebar.optional(),
  socials: z
    .array(
      z.strictObject({
        icon: z.enum(['discord', 'github', 'telegram', 'warpcast', 'x']),
        label: text.optional(),
        link,
      }),
    )
    .default([]),
  theme: z
    .strictObject({ colorScheme: z.enum(['light', 'dark', 'system']).default('system') })
    .prefault({}),
  editLink: z
    .strictObject({
      /** `:path` stands for the file below pages/. */
      pattern: z.string().includes(':path', { error: 'a URL with ":path" in place of the file' }),
      text: text.default('Edit page'),
    })
    .optional(),
  /** Markdown text below the outline. */
  outlineFooter: text.optional(),
  /** Entries of the glossary; search and links also use them. */
  terms: z.array(glossaryTerm).default([]),
  /** Ids of the scenes that the gallery of the playground shows first: those that invite a reader to play. */
  showpieces: z.array(text).default([]),
  search: z
    .strictObject({
      // MiniSearch's own options: https://lucaong.github.io/minisearch/types/MiniSearch.SearchOptions.html.
      /** Weight of a match in each field. */
      boost: z
        .strictObject({
          title: positive.default(4),
          text: positive.default(2),
          titles: positive.default(1),
          aliases: positive.default(4),
          code: positive.default(1),
        })
        .prefault({}),
      /** Maximum edits for a word that the index doesn't contain: below 1, per letter of the word; from 1, in total. */
      fuzzy: z
        .union([z.boolean(), z.number().min(0)], { error: 'a number, or true for 0.2, or false' })
        .default(0.2)
        .transform((fuzzy) => (fuzzy === true ? 0.2 : Number(fuzzy))),
      /** Upper limit of the number of edits. */
      maxFuzzy: z.int().min(0).default(6),
      /** Whether the last word also matches words that begin with it. */
      prefix: z.boolean().default(true),
      /** Weights of similar and of longer words. */
      weights: z
        .strictObject({ fuzzy: positive.default(0.45), prefix: positive.default(0.375) })
        .prefault({}),
      /** Parameters of BM25+: saturation by repeated matches, influence of the text's length, and lower bound. */
      bm25: z
        .strictObject({
          k: positive.default(1.2),
          b: z.number().min(0, SHARE).max(1, SHARE).default(0.7),
          d: z.number().min(0).default(0.5),
        })
        .prefault({}),
      /** Labels of pages by path prefix: `{ '/': 'Guide', '/recipes': 'Recipe' }`. Symbols have their own kinds. */
      groups: z.record(sitePath, text).default({}),
      /** Paths of pages that apply what guides explain; they rank slightly below guides: `['/recipes']`. */
      behind: z.array(sitePath).default([]),
      /** Titles of sections that only link elsewhere, which the index omits: `['Next steps']`. */
      leaveOut: z.array(text).default([]),
      /** Sections that the search offers while its field is empty, because most readers look for them. */
      popular: z.array(sitePath).default([]),
    })
    .prefault({}),
  /** The documented library: `ts` and `js` samples are checked against its types. */
  library: z
    .strictObject({
      /** Name of its npm package, which must be installed for the site's folder. */
      package: text,
      /** Path prefix of its symbols' pages, which code links to. A string means that the pages are handwritten. */
      reference: z
        .union([sitePath, extractedReference], {
          error: 'a path, or { path, entry, source }',
        })
        .optional(),
      /** Folder of the package with runnable examples in TypeScript or JavaScript. */
      examples: text.optional(),
      /** Descriptions of the examples, by file name. */
      exampleNotes: z.record(z.string(), exampleNote).default({}),
    })
    .optional(),
  /**
   * Whether browsers store what readers load, for reading offline. `false` replaces the service worker with one that
   * removes itself and everything stored.
   */
  offline: z.boolean().default(true),
  /** Icons for devices that install the site: PNG files of these sizes. Default: `iconUrl`. */
  appIcons: z
    .strictObject({
      '192': link.optional(),
      '512': link.optional(),
      /** 512 pixels, with nothing important in the outer 20%. */
      maskable: link.optional(),
    })
    .optional(),
  head: z
    .strictObject({
      /** Scripts for every page, loaded after it. Scripts from other sites loosen the content security policy. */
      scripts: z.array(link).default([]),
    })
    .prefault({}),
});

/** The config as written in `site.config.ts`. */
export type SiteConfig = z.input<typeof siteSchema>;

/** The checked config with every default filled in. */
export type Config = z.output<typeof siteSchema>;

export type ExampleNote = z.output<typeof exampleNote>;
export type GlossaryTerm = z.output<typeof glossaryTerm>;
export type SidebarItem = z.output<typeof sidebarItem>;
export type TopNavItem = Config['topNav'][number];
