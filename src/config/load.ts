import { check } from './check.ts';
import type { Problem } from './problem.ts';
import { type Config, siteSchema } from './schema.ts';

/** The name of the file that makes a folder a site. */
export const CONFIG_FILE = 'site.config.ts';

/** Checks what `site.config.ts` exports. `value` is undefined for a folder without one. */
export function parseConfig(value: unknown, file: string): { config: Config; problems: Problem[] } {
  const { value: config, problems } = check(siteSchema, value, { file });
  return { config: config ?? siteSchema.parse({ title: 'Documentation' }), problems };
}

/** The config of a folder of plain Markdown that has none. */
export function defaultConfig(title: string): Config {
  return siteSchema.parse({ title });
}
