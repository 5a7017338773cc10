import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { escapeHtml } from '../../content/escape.ts';

/** Resolves the package of the fonts. */
const packages = createRequire(import.meta.url);

const FILES = {
  400: packages.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  700: packages.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
};

export type Weight = keyof typeof FILES;

/** Fonts of pictures. They come from a package, so that the build machine doesn't matter. */
export const FONT = {
  loadSystemFonts: false,
  fontFiles: Object.values(FILES),
  defaultFontFamily: 'Inter',
};

/** Text broken into lines that fit a box. */
export interface Typeset {
  /** Font size. */
  size: number;
  lines: string[];
}

/** Marks truncated text. */
const ELLIPSIS = '…';

/** Font size at which letters are measured. */
const MEASURED_SIZE = 100;
const widths = new Map<string, number>();

/**
 * Breaks text into lines, in the largest size in which it fits; truncates text that doesn't fit in the smallest one.
 * @param box width of a line, and the maximum number of lines
 * @param sizes from large to small
 */
export function typeset(
  text: string,
  weight: Weight,
  box: { width: number; lines: number },
  sizes: number[],
): Typeset {
  const smallest = sizes.at(-1) ?? MEASURED_SIZE;
  for (const size of sizes) {
    const lines = breakLines(text, (line) => textWidth(line, weight) * size <= box.width);
    const fits = lines.every((line) => textWidth(line, weight) * size <= box.width);
    if (fits && lines.length <= box.lines) return { size, lines };
  }
  const fits = (line: string) => textWidth(line, weight) * smallest <= box.width;
  const lines = breakLines(text, fits);
  const kept = lines.slice(0, box.lines).map((line) => truncate(line, fits));
  if (lines.length > box.lines) kept.push(truncate(`${kept.pop()}${ELLIPSIS}`, fits));
  return { size: smallest, lines: kept };
}

/** Matches letters and digits of scripts that the fonts lack. */
const OTHER_SCRIPTS =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])[\p{L}\p{N}]/u;

/** Matches emoji with their modifiers, and control characters, which SVG can't contain. */
const NO_TEXT =
  /(?![#*\d])[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Component}\p{C}]/gu;

/**
 * Returns the text that the fonts can draw. Empty if letters are missing, because the rest would have another meaning.
 */
export function drawableText(text: string): string {
  const characters = text.normalize().replace(/\s+/g, ' ');
  return OTHER_SCRIPTS.test(text) ? '' : characters.replace(NO_TEXT, '').replace(/ +/g, ' ').trim();
}

/** Breaks text between words, before each word that doesn't fit. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Shortens a line until it fits. */
function truncate(line: string, fits: (line: string) => boolean): string {
  let rest = line;
  while (!fits(rest) && rest.length > 1)
    rest = `${rest.replace(ELLIPSIS, '').slice(0, -1).trimEnd()}${ELLIPSIS}`;
  return rest;
}

/** Measures a line at font size 1, without kerning, which only makes lines narrower. */
function textWidth(line: string, weight: Weight): number {
  let width = 0;
  for (const letter of line) width += letterWidth(letter, weight);
  return width;
}

function letterWidth(letter: string, weight: Weight): number {
  const key = `${weight}${letter}`;
  const cached = widths.get(key);
  if (cached !== undefined) return cached;
  // Measure between two bars, because the box of a letter excludes the space around it.
  const width = (boxWidth(`|${letter}|`, weight) - boxWidth('||', weight)) / MEASURED_SIZE;
  widths.set(key, width);
  return width;
}

function boxWidth(text: string, weight: Weight): number {
  const font = { ...FONT, fontFiles: [FILES[weight]] };
  return new Resvg(toSvg(text, weight), { font }).getBBox()?.width ?? 0;
}

function toSvg(text: string, weight: Weight): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"><text y="${MEASURED_SIZE}" font-size="${MEASURED_SIZE}" font-weight="${weight}">${escapeHtml(text)}</text></svg>`;
}
