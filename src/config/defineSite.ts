import type { SiteConfig } from './schema.ts';

/**
 * Gives `site.config.ts` its type in editors; the build checks its value. Not part of `schema.ts`, because each build
 * bundles what a config imports.
 */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}
