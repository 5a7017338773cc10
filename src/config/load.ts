import { check, type Origin } from './check.ts';
import type { Problem } from './problem.ts';
import { type Config, siteSchema } from './schema.ts';

/** Name of the file with a site's config, in the site's folder. */
export const CONFIG_FILE = 'site.config.ts';

/**
 * Checks the default export of `site.config.ts`; undefined if it has none.
 * @param lineOf returns the line of a key
 */
export function parseConfig(
  value: unknown,
  file: string,
  lineOf?: Origin['lineOf'],
): { config: Config; problems: Problem[] } {
  const { value: config, problems } = check(siteSchema, value, {
    file,
    lineOf,
    guide: 'src/config/schema.ts',
  });
  return { config: config ?? siteSchema.parse({ title: 'Documentation' }), problems };
}

/** The config of a folder of Markdown without a config file. */
export function defaultConfig(title: string): Config {
  return siteSchema.parse({ title });
}
