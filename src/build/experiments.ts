import { join } from 'node:path';
import pMap from 'p-map';
import { check } from '../config/check.ts';
import type { Problem } from '../config/problem.ts';
import type { Chosen, Experiment, SiteExperiment } from '../lab/experiment.ts';
import { experimentSchema } from '../lab/experimentSchema.ts';
import type { Engine } from '../lab/scene.ts';
import { hash } from './cache.ts';
import { CACHE_FOLDER, importTypeScript, sourceKey } from './engine.js';
import { installedEngine } from './library.ts';
import type { SiteFolder, TypeScriptFile } from './read.ts';

export interface SiteExperiments {
  experiments: SiteExperiment[];
  /** Stands for all results that pages may show. */
  key: string;
  problems: Problem[];
}

const NO_EXPERIMENTS: SiteExperiments = { experiments: [], key: '', problems: [] };

/** Experiments that are bundled at a time. */
const AT_ONCE = 4;

const FIX = 'write TypeScript that ends in "export default defineExperiment({ … })"';

/**
 * The experiments of a site. None is run here: a page does so while it is compiled, and is kept with
 * what came out. Files in folders below `experiments/` are what experiments share.
 */
export async function readExperiments(
  folder: Pick<SiteFolder, 'root' | 'config' | 'experimentFiles'>,
): Promise<SiteExperiments> {
  const { root, config, experimentFiles } = folder;
  const installed = experimentFiles.length > 0 && (await installedEngine(config, root));
  if (!installed) return NO_EXPERIMENTS;
  const { engine, release } = installed;
  const texts = experimentFiles.map(({ id, text }) => hash(id, text));
  const key = hash(sourceKey(['lab', 'build']), release, ...texts);
  const files = experimentFiles.filter(({ id }) => !id.includes('/'));
  const loaded = await pMap(files, (file) => loadExperiment(file, engine, key), {
    concurrency: AT_ONCE,
  });
  return {
    experiments: loaded.flatMap(({ experiment }) => experiment ?? []),
    key,
    problems: loaded.flatMap(({ problems }) => problems),
  };
}

/** @param key stands for all that the file may import, and is where its bundle is kept */
async function loadExperiment(
  { id, path, shownPath }: TypeScriptFile,
  engine: Engine,
  key: string,
): Promise<{ experiment?: SiteExperiment; problems: Problem[] }> {
  const bundle = join(CACHE_FOLDER, `experiment-${hash(key, id).slice(0, 24)}`);
  try {
    const { default: exported } = await importTypeScript(path, bundle, { reuse: true });
    if (exported === undefined) {
      return {
        problems: [{ file: shownPath, message: 'the file exports no experiment', fix: FIX }],
      };
    }
    const { problems } = check(experimentSchema, exported, { file: shownPath });
    if (problems.length > 0) return { problems };
    const { unit = '', params = {}, measure } = exported as Experiment;
    const run = once((chosen) => measure(engine, chosen));
    return { experiment: { id, unit, params, measure: run }, problems: [] };
  } catch (error) {
    const message = `the experiment cannot be loaded: ${error instanceof Error ? error.message : error}`;
    return { problems: [{ file: shownPath, message, fix: FIX }] };
  }
}

/** Keeps what was measured by what was chosen. */
function once(measure: SiteExperiment['measure']): SiteExperiment['measure'] {
  const results = new Map<string, number | string>();
  return (chosen: Chosen) => {
    const key = JSON.stringify(Object.entries(chosen).sort());
    const result = results.get(key) ?? measure(chosen);
    results.set(key, result);
    return result;
  };
}
