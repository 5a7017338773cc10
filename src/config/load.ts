import { check, type Origin } from './check.ts';
import type { Problem } from './problem.ts';
import { type Config, siteSchema } from './schema.ts';

/** Name of the config file in a site's folder. */
export const CONFIG_FILE = 'site.config.ts';

/**
 * Checks the default export of `site.config.ts`; undefined if it has none.
 * @param findLine returns the line of a key
 */
export function parseConfig(
  value: unknown,
  file: string,
  findLine?: Origin['findLine'],
): { config: Config; problems: Problem[] } {
  const { value: config, problems } = check(siteSchema, value, {
    file,
    findLine,
    guide: 'src/config/schema.ts',
  });
  return { config: config ?? siteSchema.parse({ title: 'Documentation' }), problems };
}

/**
 * Splits the address of a site: `https://me.github.io/docs/` has the base path `/docs`. Undefined if either part would
 * be invalid in the config.
 */
export function parseAddress(text: string): Pick<Config, 'baseUrl' | 'basePath'> | undefined {
  // URL parsers strip white space.
  if (/\s/.test(text) || !URL.canParse(text)) return undefined;
  const { origin, pathname, search, hash } = new URL(text);
  const parts = siteSchema.pick({ baseUrl: true, basePath: true });
  return parts.safeParse({ baseUrl: origin, basePath: pathname + search + hash }).data;
}

/** Returns the config of a Markdown folder without a config file. */
export function defaultConfig(title: string): Config {
  return siteSchema.parse({ title });
}
