import { join } from 'node:path';
import pMap from 'p-map';
import type { Chosen, Experiment, SiteExperiment } from '../../lab/experiment.ts';
import { experimentSchema } from '../../lab/experimentSchema.ts';
import type { Engine } from '../../lab/scene.ts';
import { hash } from '../cache.ts';
import { CACHE_FOLDER, importTypeScript, sourceKey } from '../engine.js';
import { installedEngine } from '../library.ts';
import { readTypeScript, type SiteFolder, type TypeScriptFile } from '../read.ts';
import { checkExport, NOTHING, type Read, type Source, sourceOf } from './source.ts';

/** Experiments that are bundled at a time. */
const AT_ONCE = 4;

const FIX = 'write TypeScript that ends in "export default defineExperiment({ … })"';

/**
 * The experiments of a site. None is run here: a page does so while it is compiled, and is kept with
 * what came out. Files in folders below `experiments/` are what experiments share.
 */
export async function readExperiments({
  root,
  config,
}: Pick<SiteFolder, 'root' | 'config'>): Promise<Source<SiteExperiment>> {
  const files = await readTypeScript(join(root, 'experiments'));
  const installed = files.length > 0 && (await installedEngine(config, root));
  if (!installed) return NOTHING;
  const { engine, release } = installed;
  const texts = files.map(({ id, text }) => hash(id, text));
  const key = hash(sourceKey(['lab', 'build']), release, ...texts);
  const own = files.filter(({ id }) => !id.includes('/'));
  const load = (file: TypeScriptFile) => loadExperiment(file, engine, key);
  return sourceOf(await pMap(own, load, { concurrency: AT_ONCE }), key);
}

/** @param key stands for all that the file may import, and is where its bundle is kept */
async function loadExperiment(
  { id, path, shownPath: file }: TypeScriptFile,
  engine: Engine,
  key: string,
): Promise<Read<SiteExperiment>> {
  const bundle = join(CACHE_FOLDER, `experiment-${hash(key, id).slice(0, 24)}`);
  try {
    const { default: exported } = await importTypeScript(path, bundle, { reuse: true });
    const problems = checkExport(exported, experimentSchema, {
      file,
      kind: 'experiment',
      fix: FIX,
    });
    if (problems.length > 0) return { problems };
    const { unit = '', params = {}, measure } = exported as Experiment;
    const run = once((chosen) => measure(engine, chosen));
    return { item: { id, unit, params, measure: run }, problems: [] };
  } catch (error) {
    const message = `the experiment cannot be loaded: ${error instanceof Error ? error.message : error}`;
    return { problems: [{ file, message, fix: FIX }] };
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
