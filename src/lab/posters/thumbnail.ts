import { escapeHtml } from '../../content/escape.ts';
import type { ThemeColor } from '../model/pen.ts';
import type { Poster, SvgElement } from '../model/poster.ts';

/**
 * Returns a still picture as an SVG file, for a gallery. Lines are thin at any size, unless they have a width, and texts are omitted,
 * because they would be too small to read. The file has no size, so that it fills any frame.
 */
export function thumbnailSvg(poster: Poster, colors: Record<ThemeColor, string>): string {
  const { width, height } = poster;
  const style = 'path:not([stroke-width]){vector-effect:non-scaling-stroke;stroke-width:1px}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round"><style>${style}</style>${posterPaths(poster, colors)}</svg>\n`;
}

/** Returns the shapes of a still picture as SVG elements, without its texts. */
export function posterPaths({ elements }: Poster, colors: Record<ThemeColor, string>): string {
  return elements
    .filter(({ name }) => name === 'path')
    .map(({ attributes }) => toPath(attributes, colors))
    .join('');
}

function toPath(
  { fill, stroke, d, ...others }: SvgElement['attributes'],
  colors: Record<ThemeColor, string>,
): string {
  const visibleAttributes = {
    fill: fill && resolveColor(String(fill), colors),
    stroke: stroke && resolveColor(String(stroke), colors),
    ...others,
    d,
  };
  const attributes = Object.entries(visibleAttributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${toSvgName(name)}="${escapeHtml(String(value))}"`);
  return `<path${attributes.join('')}/>`;
}

/** Returns the name of an attribute in SVG: `stroke-width` for React's `strokeWidth`. */
function toSvgName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Replaces a CSS property of the page with its color. */
function resolveColor(color: string, colors: Record<ThemeColor, string>): string {
  const [, name] = /^var\(--ink-(\w+)\)$/.exec(color) ?? [];
  return colors[name as ThemeColor] ?? color;
}
