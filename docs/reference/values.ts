import { Settings } from 'planck';

/** What the settings hold, which can't be read from their source: some are made from others. */
export const values: Record<string, unknown> = Object.fromEntries(
  Object.entries(Object.getOwnPropertyDescriptors(Settings))
    .filter(([, { value, enumerable, get }]) => get || (enumerable && typeof value !== 'function'))
    .map(([name]) => [`Settings.${name}`, Settings[name as keyof typeof Settings]]),
);
