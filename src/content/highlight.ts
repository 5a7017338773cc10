import {
  createHighlighterCore,
  type HighlighterCore,
  type ThemedTokenWithVariants,
} from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesAlias,
  bundledLanguagesBase,
  bundledLanguagesInfo,
} from 'shiki/langs';
import { bundledThemes } from 'shiki/themes';
import { ensureContrast } from './contrast.ts';

/** A piece of code in one color: its text, and the classes that `codeColors` colors. */
export type Token = [text: string, classes: string];

/** Splits code into tokens, line by line. */
export interface Highlighter {
  highlight(code: string, language: string): Promise<Token[][]>;
  /** Splits many short codes, such as the types of a page, with one call. */
  highlightAll(codes: string[], language: string): Promise<Token[][][]>;
}

const THEMES = { light: 'github-light', dark: 'github-dark-dimmed' } as const;
/**
 * Backgrounds of code: first that of blocks, then those of marked lines (the quiet colors in `styles/tokens.css`). The
 * themes' colors, including those of comments, are adjusted to be readable on all of them.
 */
const BACKGROUNDS = {
  light: ['#f5f7f9', '#e7f1fb', '#fdeceb', '#fdf3e1', '#e7f6ec'],
  dark: ['#1c232b', '#17304a', '#3c1e1d', '#382a13', '#16321f'],
} as const;

/** Languages to highlight within others, in addition to those that a grammar embeds. */
const IN_MARKDOWN: BundledLanguage[] = ['ts', 'tsx', 'js', 'html', 'css', 'json', 'bash'];
const EMBEDDED: Partial<Record<string, BundledLanguage[]>> = {
  md: IN_MARKDOWN,
  markdown: IN_MARKDOWN,
  mdx: IN_MARKDOWN,
};

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/** Names of all languages that a fence can use. */
export const HIGHLIGHTED_LANGUAGES = [
  ...PLAIN,
  ...Object.keys(bundledLanguagesBase),
  ...Object.keys(bundledLanguagesAlias),
];

/** Shiki's bits for font styles, which it exports only as an enum of its types. */
const ITALIC = 1;
const BOLD = 2;

/** Returns the display name of a language: "TypeScript" for `ts`; empty for plain text. */
export function languageName(language: string): string {
  const found = bundledLanguagesInfo.find(
    ({ id, aliases = [] }) => id === language || aliases.includes(language),
  );
  return found?.name ?? '';
}

/**
 * Creates a highlighter: Shiki, with a single HTML for both themes. Its engine and grammars are loaded with the first
 * code, so a build that finds all its code in the cache never loads them.
 */
export function createHighlighter(): Highlighter {
  // One highlighter per language. A grammar such as Markdown's colors embedded code only in languages that are already
  // loaded, so with a shared highlighter, the colors would depend on the order of the pages.
  const loading = new Map<string, Promise<HighlighterCore>>();
  let palettes: Promise<Palettes> | undefined;

  const load = (language: BundledLanguage) =>
    createHighlighterCore({
      engine: createOnigurumaEngine(import('shiki/wasm')),
      themes: Object.values(THEMES).map((name) => bundledThemes[name]),
      langs: [language, ...(EMBEDDED[language] ?? [])].map((name) => bundledLanguages[name]),
      // Suppresses Shiki's warning about several highlighters.
      warnings: false,
    });

  const highlight: Highlighter['highlight'] = async (code, language) => {
    if (PLAIN.has(language)) return code.split('\n').map((line) => [[line, '']]);
    const highlighter = loading.get(language) ?? load(language as BundledLanguage);
    loading.set(language, highlighter);
    palettes ??= loadPalettes();
    const [shiki, colors] = await Promise.all([highlighter, palettes]);
    const lines = shiki.codeToTokensWithThemes(code, {
      lang: language,
      themes: THEMES,
      // Disabled, because the HTML must not depend on the load of the machine.
      tokenizeTimeLimit: 0,
    });
    return lines.map((tokens) => tokens.map((token) => toToken(token, colors)));
  };
  return {
    highlight,
    highlightAll: (codes, language) => Promise.all(codes.map((code) => highlight(code, language))),
  };
}

/** Returns a token with its classes. White space and text in the default color need none. */
function toToken({ content, variants }: ThemedTokenWithVariants, colors: Palettes): Token {
  const light = colors.light.indexOf(normal(variants.light?.color));
  const dark = colors.dark.indexOf(normal(variants.dark?.color));
  const style = Math.max(0, variants.light?.fontStyle ?? 0);
  if (!content.trim() || (light === 0 && dark === 0 && style === 0)) return [content, ''];
  const classes = [`l${light}`, `d${dark}`];
  if (style & ITALIC) classes.push('italic');
  if (style & BOLD) classes.push('bold');
  return [content, classes.join(' ')];
}

/**
 * Returns the stylesheet for the classes: `l3` is the light theme's third color, `d5` the dark theme's fifth. A theme
 * has about ten colors, so the sheet is small and doesn't depend on pages.
 */
export async function codeColors(): Promise<string> {
  const palettes = await loadPalettes();
  const sheet = (theme: keyof Palettes) => {
    const colors = palettes[theme];
    const [background, ...marked] = BACKGROUNDS[theme];
    const readableColors = colors.map((color) =>
      [background, ...marked].reduce(
        (so, ground) => ensureContrast(so, colors[0] ?? so, ground),
        color,
      ),
    );
    const rules = readableColors.map(
      (color, index) => `.${theme.charAt(0)}${index}{--code-${theme}:${color}}`,
    );
    return `:root{--code-${theme}:${readableColors[0]};--code-${theme}-background:${background}}${rules.join('')}`;
  };
  return sheet('light') + sheet('dark');
}

/** Every text color of both themes; index 0 is the default. */
type Palettes = Record<keyof typeof THEMES, string[]>;

async function loadPalettes(): Promise<Palettes> {
  return { light: await loadColors('light'), dark: await loadColors('dark') };
}

async function loadColors(theme: keyof typeof THEMES): Promise<string[]> {
  const { default: loaded } = await bundledThemes[THEMES[theme]]();
  const rules = [...(loaded.settings ?? []), ...(loaded.tokenColors ?? [])];
  const foregrounds = rules.map(({ settings }) => settings.foreground);
  const colors = [loaded.colors?.['editor.foreground'], ...foregrounds];
  return [...new Set(colors.filter((color) => color !== undefined).map(normal))];
}

function normal(color = ''): string {
  return color.toLowerCase();
}
