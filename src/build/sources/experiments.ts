import { join } from 'node:path';
import pMap from 'p-map';
import { errorMessage } from '../../config/errorMessage.ts';
import { BlockError } from '../../content/block.ts';
import { runLimited, UnfinishedError } from '../../content/timeLimit.ts';
import type {
  Experiment,
  ExperimentParams,
  ExperimentValues,
  SiteExperiment,
} from '../../lab/model/experiment.ts';
import { experimentSchema } from '../../lab/model/experimentSchema.ts';
import type { Engine } from '../../lab/model/scene.ts';
import { CACHE_FOLDER } from '../cache/bundle.js';
import { hash } from '../cache/cache.ts';
import { moduleKey } from '../cache/moduleFiles.ts';
import { installedEngine } from '../read/library.ts';
import type { SiteFolder } from '../read/siteFolder.ts';
import { BUNDLE, importSiteModule, loadProblem, locateInSource } from '../read/siteModule.ts';
import { readTypeScript, type TypeScriptFile } from '../read/typeScriptFiles.ts';
import { displayPath } from '../terminal/displayPath.ts';
import { checkExport, collectSource, EMPTY_SOURCE, type ReadItem, type Source } from './source.ts';
import type { SourceTools } from './tools.ts';

/** Maximum number of experiments that are bundled in parallel. */
const CONCURRENCY = 4;

const FIX = 'write TypeScript with "export default defineExperiment({ … })"';

/**
 * Reads the experiments of a site. They run while pages compile, and their results are cached with the pages. Files in
 * folders below `experiments/` are modules that experiments share.
 */
export async function readExperiments(
  { root, config }: Pick<SiteFolder, 'root' | 'config'>,
  { labKey, results }: Pick<SourceTools, 'labKey' | 'results'>,
): Promise<Source<SiteExperiment>> {
  const files = await readTypeScript(join(root, 'experiments'));
  const installed = files.length > 0 && (await installedEngine(config, root));
  if (!installed) return EMPTY_SOURCE;
  const { engine, release } = installed;
  const own = files.filter(({ id }) => !id.includes('/'));
  const load = (file: TypeScriptFile) =>
    loadExperiment(file, engine, hash(labKey, release, moduleKey(file.path)), results);
  return collectSource(await pMap(own, load, { concurrency: CONCURRENCY }), own);
}

/**
 * Creates the experiment of a file.
 * @param key identifies the experiment's source, with everything that it imports, and the folder of its bundle
 */
async function loadExperiment(
  { id, path, file, text }: TypeScriptFile,
  engine: Engine,
  key: string,
  results: SourceTools['results'],
): Promise<ReadItem<SiteExperiment>> {
  const bundle = join(CACHE_FOLDER, `experiment-${key.slice(0, 24)}`);
  try {
    const { default: exported } = await importSiteModule(path, bundle, { reuse: true });
    const isValid = experimentSchema.safeParse(exported).success;
    const findLine = isValid ? undefined : (await import('../read/keyLines.ts')).keyLines(text);
    const problems = checkExport(exported, experimentSchema, {
      findLine,
      ...{ file, kind: 'experiment', fix: FIX },
      guide: 'src/lab/model/experiment.ts',
    });
    if (problems.length > 0) return { problems };
    const { unit = '', params = {}, measure } = exported as Experiment;
    let endless: BlockError | undefined;
    const run = (chosen: ExperimentValues) => {
      // Each use would wait for the time limit again.
      if (endless) throw endless;
      try {
        return runLimited(() => measure(engine, chosen));
      } catch (error) {
        const at = { file, bundle: join(bundle, BUNDLE), params };
        const failure = failureIn(error, chosen, at);
        if (error instanceof UnfinishedError) endless = failure;
        throw failure;
      }
    };
    return { item: { id, key, unit, params, measure: memoize(key, run, results) }, problems: [] };
  } catch (error) {
    return { problems: [loadProblem(error, { file, what: 'the experiment' })] };
  }
}

/** Returns the error of an experiment that throws or never ends, at the line that throws. */
function failureIn(
  error: unknown,
  chosen: ExperimentValues,
  { file, bundle, params }: { file: string; bundle: string; params: ExperimentParams },
): BlockError {
  const reason = errorMessage(error);
  if (error instanceof UnfinishedError)
    return new BlockError(`the experiment failed: ${reason}`, error.fix, { file });
  const found = error instanceof Error ? locateInSource(String(error.stack), bundle) : undefined;
  const location = found ? { file: displayPath(found.path), line: found.line } : { file };
  const values = Object.keys(params).map((name) => `${name}: ${chosen[name]}`);
  const given = values.length > 0 ? ` with ${values.join(', ')}` : '';
  const fix = 'correct the experiment, or the parameters of <Measured>';
  return new BlockError(`the experiment failed${given}: ${reason}`, fix, location);
}

/** Measures each choice of parameters only once. */
function memoize(
  key: string,
  measure: SiteExperiment['measure'],
  results: SourceTools['results'],
): SiteExperiment['measure'] {
  return (chosen: ExperimentValues) => {
    const id = key + JSON.stringify(Object.entries(chosen).sort());
    const result = results.get(id) ?? measure(chosen);
    results.set(id, result);
    return result;
  };
}
