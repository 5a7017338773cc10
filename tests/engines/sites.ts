import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { PROJECT, serveSite } from '../browser/server.ts';
import { SITES } from '../browser/sites.ts';

/** The sites that the journeys visit. */
export const SITE_NAMES = ['docs', 'kitchen', 'reference'] as const;
export type SiteName = (typeof SITE_NAMES)[number];

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the sites, without a slash at the end. */
    sites: Record<SiteName, string>;
    engine: 'chromium' | 'firefox' | 'webkit';
  }
}

/** Vitest's global setup: builds and serves each site once for all engines. */
export default async function serveSites(project: TestProject): Promise<() => Promise<void>> {
  const sites = {} as Record<SiteName, string>;
  const stops: (() => Promise<void>)[] = [];
  for (const name of SITE_NAMES) {
    const out = join(PROJECT, 'tests/.work/engines', name);
    const served = await serveSite('start', join(PROJECT, SITES[name]), { out });
    sites[name] = served.url;
    stops.push(served.stop);
  }
  project.provide('sites', sites);
  return async () => {
    for (const stop of stops) await stop();
  };
}
