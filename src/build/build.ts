import { ProblemsError } from '../config/problem.ts';
import type { Site } from '../site/site.ts';
import { buildApp } from './app/app.ts';
import { openCache, sweepCache } from './cache/cache.ts';
import { createSiteLoader } from './compile/siteLoader.ts';
import { createPagePolicy } from './document/policy.ts';
import { emitSite } from './emit/emit.ts';
import { writeHostFiles } from './hosts/hostFiles.ts';
import { type HeaderRule, headerRules } from './hosts/rules.ts';
import { prepareOutput } from './output/outputFolder.ts';
import type { SiteAddress } from './read/siteFolder.ts';
import type { UnfinishedSite } from './serve/earlyServer.ts';
import type { Progress } from './terminal/progress.ts';
import { createThreads } from './threads/thread.ts';

export interface BuildOptions {
  /** Folder of the site. */
  root: string;
  /** Output folder. It replaces that of an earlier build. */
  out: string;
  /** Address of the published site; overrides the config. */
  address?: SiteAddress;
  /** Folder for the configuration files of hosts; omitted, none are written. */
  hosts?: string;
  /** Whether to draw link previews, a tenth of a cold build, which only a published site needs. */
  hasPreviews: boolean;
  progress: Progress;
  /** Called before the pages are compiled, to serve them meanwhile. The build continues when the promise resolves. */
  serveMeanwhile?: (parts: UnfinishedSite) => Promise<void>;
}

/** A built site, and the headers that its host must send. */
export interface BuildResult {
  site: Site;
  /** The headers that a host sends with its files. */
  rules: HeaderRule[];
}

/**
 * Builds a folder of pages into a folder that a host can serve.
 * @throws ProblemsError when the site has problems; the output is then unchanged
 */
export async function build({
  root,
  out,
  address,
  hosts,
  hasPreviews,
  progress,
  serveMeanwhile,
}: BuildOptions): Promise<BuildResult> {
  const folder = await prepareOutput(out, root);
  const cache = openCache(undefined, { inMemory: false });
  const tasks = createThreads();
  progress.step('Building the app');
  const building = buildApp();
  // Prevents an unhandled rejection in the meantime; the await below throws the error.
  building.catch(() => undefined);
  const load = createSiteLoader({
    root,
    address,
    cache,
    tasks,
    pageBlocks: async () => (await (await building).prerender()).loadPageBlocks(),
    licenses: async () => (await building).licenses,
    onProgress: (done, all) => progress.count('Compiling pages', done, all),
  });
  await serveMeanwhile?.({ app: await building, load });
  const site = await load();
  if (site.problems.length > 0) throw new ProblemsError(site.problems);
  const app = await building;
  const pagePolicy = createPagePolicy(site, Object.values(app.inline));
  await emitSite(site, app, {
    root,
    cache,
    tasks,
    makePolicy: pagePolicy,
    out: folder,
    hasPreviews,
    onProgress: (done, all) => progress.count('Writing pages', done, all),
  });
  const rules = headerRules(pagePolicy());
  if (hosts !== undefined) {
    await writeHostFiles(hosts, { basePath: site.config.basePath, rules });
  }
  await sweepCache(cache);
  const excerpts = site.pages.reduce((sum, page) => sum + (page.excerpts ?? 0), 0);
  progress.done(`${site.pages.length} pages in ${out}, with ${excerpts} excerpts of code`);
  return { site, rules };
}
