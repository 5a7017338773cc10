import { join } from 'node:path';
import pMap from 'p-map';
import type { SceneData } from '../../lab/model/sceneData.ts';
import type { Step } from '../../lab/model/steps.ts';
import { hash } from '../cache/cache.ts';
import { installedRelease } from '../read/library.ts';
import { readTypeScript, type SiteFolder, type TypeScriptFile } from '../read/read.ts';
import { collectSource, EMPTY_SOURCE, type ReadItem, type Source } from './source.ts';
import type { SourceTools } from './tools.ts';
import { TUTORIALS_FOLDER } from './tutorials.ts';

/** Maximum number of scenes whose results are read or made at the same time. */
const CONCURRENCY = 8;

/**
 * Reads the scenes of a site, and runs each up to its poster. A scene that fails is a problem of its
 * file. Scenes are cached by their text, the library's version, and the source of the lab.
 */
export async function readScenes(
  { root, config }: Pick<SiteFolder, 'root' | 'config'>,
  { cache, tasks, labKey }: SourceTools,
  steps: Step[] = [],
): Promise<Source<SceneData>> {
  // Steps of tutorials are scenes, too.
  const isStep = ({ id }: TypeScriptFile) => steps.some((step) => step.id === id);
  const files = [
    ...(await readTypeScript(join(root, 'scenes'))),
    ...(await readTypeScript(join(root, TUTORIALS_FOLDER))).filter(isStep),
  ];
  const library = config.library?.package;
  const release = files.length > 0 && (await installedRelease(library, root));
  if (!library || !release) return EMPTY_SOURCE;
  const environment = hash(labKey, release);
  const made = await pMap(
    files,
    (file) => {
      const key = hash('scene', environment, file.id, file.text);
      return cache.get(key, () => tasks.makeScene(file, library, root), hasNoProblems);
    },
    { concurrency: CONCURRENCY },
  );
  return collectSource(made, files);
}

function hasNoProblems({ problems }: ReadItem<SceneData>): boolean {
  return problems.length === 0;
}
