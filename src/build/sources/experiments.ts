import { join } from 'node:path';
import pMap from 'p-map';
import { runLimited } from '../../content/timeLimit.ts';
import type { Chosen, Experiment, SiteExperiment } from '../../lab/experiment.ts';
import { experimentSchema } from '../../lab/experimentSchema.ts';
import type { Engine } from '../../lab/scene.ts';
import { CACHE_FOLDER } from '../bundle.js';
import { hash } from '../cache.ts';
import { installedEngine } from '../library.ts';
import { moduleKey } from '../modules.ts';
import { readTypeScript, type SiteFolder, type TypeScriptFile } from '../read.ts';
import { importSiteModule, loadProblem } from '../siteModule.ts';
import { checkExport, EMPTY_SOURCE, type ReadItem, type Source, sourceOf } from './source.ts';
import type { SourceTools } from './tools.ts';

/** Maximum number of experiments that are bundled in parallel. */
const CONCURRENCY = 4;

const FIX = 'write TypeScript with "export default defineExperiment({ … })"';

/**
 * Reads the experiments of a site. They run while pages are compiled, which are cached with the results.
 * Files in folders below `experiments/` are modules that experiments share.
 */
export async function readExperiments(
  { root, config }: Pick<SiteFolder, 'root' | 'config'>,
  { labKey }: Pick<SourceTools, 'labKey'>,
): Promise<Source<SiteExperiment>> {
  const files = await readTypeScript(join(root, 'experiments'));
  const installed = files.length > 0 && (await installedEngine(config, root));
  if (!installed) return EMPTY_SOURCE;
  const { engine, release } = installed;
  const own = files.filter(({ id }) => !id.includes('/'));
  const load = (file: TypeScriptFile) =>
    loadExperiment(file, engine, hash(labKey, release, moduleKey(file.path)));
  return sourceOf(await pMap(own, load, { concurrency: CONCURRENCY }), own);
}

/** @param key identifies the experiment's source, with everything that it imports, and the folder of its bundle */
async function loadExperiment(
  { id, path, file }: TypeScriptFile,
  engine: Engine,
  key: string,
): Promise<ReadItem<SiteExperiment>> {
  const bundle = join(CACHE_FOLDER, `experiment-${key.slice(0, 24)}`);
  try {
    const { default: exported } = await importSiteModule(path, bundle, { reuse: true });
    const problems = checkExport(exported, experimentSchema, {
      ...{ file, kind: 'experiment', fix: FIX },
      guide: 'src/lab/experiment.ts',
    });
    if (problems.length > 0) return { problems };
    const { unit = '', params = {}, measure } = exported as Experiment;
    const run = memoize((chosen) => runLimited(() => measure(engine, chosen)));
    return { item: { id, key, unit, params, measure: run }, problems: [] };
  } catch (error) {
    return { problems: [loadProblem(error, { file, what: 'the experiment', fix: FIX })] };
  }
}

/** Measures each choice of parameters once. */
function memoize(measure: SiteExperiment['measure']): SiteExperiment['measure'] {
  const results = new Map<string, number | string>();
  return (chosen: Chosen) => {
    const key = JSON.stringify(Object.entries(chosen).sort());
    const result = results.get(key) ?? measure(chosen);
    results.set(key, result);
    return result;
  };
}
