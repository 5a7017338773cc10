import { ProblemsError } from '../config/problem.ts';
import type { Site } from '../site/site.ts';
import { buildApp } from './app.ts';
import { openCache, sweepCache } from './cache.ts';
import { emitSite } from './emit.ts';
import { createSiteLoader } from './load.ts';
import { prepareOutput } from './outputPlace.ts';
import type { Progress } from './progress.ts';

export interface BuildOptions {
  /** Folder of the site. */
  root: string;
  /** Output folder, which replaces that of an earlier build. */
  out: string;
  progress: Progress;
}

/**
 * Builds a folder of pages into a folder that a host can serve.
 * @throws ProblemsError when the site has problems; the output is then unchanged
 */
export async function build({ root, out, progress }: BuildOptions): Promise<Site> {
  const folder = await prepareOutput(out, root);
  const cache = openCache();
  progress.step('Building the app');
  const building = buildApp();
  // Prevents an unhandled rejection before it is awaited below, where it throws.
  building.catch(() => undefined);
  const load = createSiteLoader({
    root,
    cache,
    prerender: async () => (await building).prerender(),
    onProgress: (done, all) => progress.count('Compiling pages', done, all),
  });
  const site = await load();
  if (site.problems.length > 0) throw new ProblemsError(site.problems);
  const app = await building;
  await emitSite(site, app, {
    root,
    out: folder,
    onProgress: (done, all) => progress.count('Writing pages', done, all),
  });
  await sweepCache(cache);
  progress.done(`${site.pages.length} pages in ${out}`);
  return site;
}
