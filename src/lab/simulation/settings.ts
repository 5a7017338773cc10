import type { Engine } from '../model/scene.ts';

/**
 * Saves the engine's settings, which are global and which code can change.
 * @returns a function that restores them
 */
export function saveSettings({ Settings }: Engine): () => void {
  const saved = Object.entries(Object.getOwnPropertyDescriptors(Settings))
    .filter(([, { writable, value }]) => writable && typeof value === 'number')
    .map(([name, { value }]) => [name, value]);
  return () => void Object.assign(Settings, Object.fromEntries(saved));
}
