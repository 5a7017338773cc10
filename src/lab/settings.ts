import type { Engine } from './scene.ts';

/**
 * Remembers the engine's settings, which code may change and which hold for all worlds.
 * @returns what sets them as they were
 */
export function keepSettings({ Settings }: Engine): () => void {
  const settings = Settings as unknown as Record<string, number>;
  const kept = Object.entries(Object.getOwnPropertyDescriptors(settings))
    .filter(([, { writable, value }]) => writable && typeof value === 'number')
    .map(([name, { value }]) => [name, value] as const);
  return () => {
    for (const [name, value] of kept) settings[name] = value;
  };
}
