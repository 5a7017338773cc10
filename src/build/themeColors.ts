import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { THEME_COLORS, type ThemeColor } from '../lab/draw/pen.ts';
import { PROJECT_FOLDER } from './bundle.js';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Where the colors of pictures are defined: stylesheets, and the rules in them. */
const SOURCES = [
  { file: 'src/styles/tokens.css', selector: ':root' },
  { file: 'src/lab/blocks/Scene.module.css', selector: '.scene' },
];

const ARGUMENT = String.raw`((?:[^(),]|\([^()]*\))+)`;
const LIGHT_DARK = new RegExp(String.raw`light-dark\(${ARGUMENT},${ARGUMENT}\)`, 'g');

/** The colors of pictures in a theme, for files that can't refer to the properties of a page. */
export function themeColors(theme: Theme): Record<ThemeColor, string> {
  const properties = new Map(SOURCES.flatMap(propertiesOf));
  const resolve = (value: string): string =>
    value
      .replace(/var\((--[\w-]+)\)/g, (_all, name) => resolve(properties.get(name) ?? ''))
      .replace(LIGHT_DARK, (_all, light, dark) => (theme === 'light' ? light : dark).trim());
  return Object.fromEntries(
    THEME_COLORS.map((name) => [name, resolve(`var(--ink-${name})`)]),
  ) as Record<ThemeColor, string>;
}

/** The custom properties of a rule, except where a media or feature query changes them. */
function propertiesOf({ file, selector }: (typeof SOURCES)[number]): [string, string][] {
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
