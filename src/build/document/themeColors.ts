import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { THEME_COLORS, type ThemeColor } from '../../lab/model/pen.ts';
import { PROJECT_FOLDER } from '../cache/bundle.js';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const TOKENS = ['page', 'picture', 'line', 'text', 'quiet', 'accent', 'brand-text'] as const;
type Token = (typeof TOKENS)[number];

/** Sources of the colors of pictures: stylesheets, and the rules in them. */
const SOURCES = [
  { file: 'src/styles/tokens.css', selector: ':root' },
  { file: 'src/lab/blocks/Scene.module.css', selector: '.scene' },
];

const ARGUMENT = String.raw`((?:[^(),]|\([^()]*\))+)`;
const LIGHT_DARK = new RegExp(String.raw`light-dark\(${ARGUMENT},${ARGUMENT}\)`, 'g');

/** Returns the colors of pictures in a theme, for files that can't refer to the properties of a page. */
export function themeColors(theme: Theme): Record<ThemeColor, string> {
  return pickColors(THEME_COLORS, 'ink', theme);
}

/** Returns the colors of the page in a theme. */
export function tokenColors(theme: Theme): Record<Token, string> {
  return pickColors(TOKENS, 'color', theme);
}

/** Returns the values of `--<prefix>-<name>`, by name. */
function pickColors<Name extends string>(
  names: readonly Name[],
  prefix: string,
  theme: Theme,
): Record<Name, string> {
  const properties = new Map(SOURCES.flatMap(readProperties));
  const resolve = (value: string): string =>
    value
      .replace(/var\((--[\w-]+)\)/g, (_all, name) => resolve(properties.get(name) ?? ''))
      .replace(LIGHT_DARK, (_all, light, dark) => (theme === 'light' ? light : dark).trim());
  return Object.fromEntries(
    names.map((name) => [name, resolve(`var(--${prefix}-${name})`)]),
  ) as Record<Name, string>;
}

/** Returns the custom properties of a rule, except where a media or feature query changes them. */
function readProperties({ file, selector }: (typeof SOURCES)[number]): [string, string][] {
  const properties: [string, string][] = [];
  parse(readFileSync(join(PROJECT_FOLDER, file), 'utf8')).walkRules(selector, (rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && 'name' in parent && parent.name !== 'layer') return;
    rule.each((node) => {
      if (node.type === 'decl' && node.variable) properties.push([node.prop, node.value]);
    });
  });
  return properties;
}
