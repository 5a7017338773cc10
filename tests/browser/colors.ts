/**
 * Returns red, green, blue, and alpha of a color as browsers compute it: `rgb(0, 0, 0)`, `rgba(0, 0, 0,
 * 0.5)`.
 */
function channels(color: string): number[] {
  const [red, green, blue, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (!/^rgba?\(/.test(color) || red === undefined || green === undefined || blue === undefined) {
    throw new Error(`not a computed color: ${color}`);
  }
  return [red, green, blue, opacity];
}

export function alpha(color: string): number {
  return channels(color)[3] ?? 1;
}

/** Returns the contrast of two opaque colors as WCAG defines it, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [bright = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
