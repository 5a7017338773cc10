const DECLARATION = /([\w-]+)\s*:\s*([^;]+)/g;

/** The inline style of an element, as programs set and read it. */
export type ElementStyle = Record<string, unknown>;

export function createStyle(): ElementStyle {
  const set = (name: string, value: unknown) => {
    style[camelCase(name)] = value;
  };
  const style: ElementStyle = {
    setProperty: set,
    getPropertyValue: (name: string) => style[camelCase(name)] ?? '',
    removeProperty: (name: string) => Reflect.deleteProperty(style, camelCase(name)),
  };
  Object.defineProperty(style, 'cssText', {
    set: (text: unknown) => {
      for (const [, name = '', value = ''] of String(text).matchAll(DECLARATION))
        set(name, value.trim());
    },
  });
  return style;
}

/**
 * Returns a length in CSS pixels; undefined for one that depends on a layout.
 * @param size width or height of the window, to which percentages refer
 */
export function toPixels(length: unknown, size: number): number | undefined {
  const [, number, unit] = /^\s*([\d.]+)(px|%|d?v[wh])\s*$/.exec(String(length)) ?? [];
  if (number === undefined) return undefined;
  return unit === 'px' ? Number(number) : (Number(number) / 100) * size;
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
