/** Minimum contrast of text for WCAG 2.2 AA (success criterion 1.4.3). */
const MIN_CONTRAST = 4.5;

/**
 * Mixes a color with another one, just enough to make it readable on the background.
 * @param color as `#rrggbb`, like the others
 * @param toward a color that is readable on the background
 */
export function ensureContrast(color: string, toward: string, background: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, toward, share);
    if (contrast(mixed, background) >= MIN_CONTRAST) return mixed;
  }
  return toward;
}

/** Computes the contrast ratio of two colors, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Computes the relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(a: string, b: string, share: number): string {
  const other = channels(b);
  const mixed = channels(a).map((value, index) => value + ((other[index] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
