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
  /** Folder for the result, which replaces the one of an earlier build. */
  out: string;
  progress: Progress;
}

/**
 * From a folder of pages to a folder that a host can serve.
 * @throws ProblemsError when there is anything for the writer to fix; then the output stays as it is.
 */
export async function build({ root, out, progress }: BuildOptions): Promise<Site> {
  const folder = await prepareOutput(out, root);
  const cache = openCache();
  progress.step('Building the app');
  const building = buildApp();
  // Its failure is told when it is waited for, not as an unhandled rejection before.
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
