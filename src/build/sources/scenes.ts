import { join } from 'node:path';
import pMap from 'p-map';
import type { SceneData } from '../../lab/model/sceneData.ts';
import type { Step } from '../../lab/model/steps.ts';
import { hash } from '../cache/cache.ts';
import { installedRelease } from '../read/library.ts';
import type { SiteFolder } from '../read/siteFolder.ts';
import { readTypeScript, type TypeScriptFile } from '../read/typeScriptFiles.ts';
import { inlineShared } from './inlineShared.ts';
import { collectSource, EMPTY_SOURCE, type ReadItem, type Source } from './source.ts';
import type { CanWait, SourceTools } from './tools.ts';
import { readStepFiles } from './tutorials.ts';

/** Folder of code that scenes share. */
const SHARED = 'shared/';

/** Maximum number of scenes that are read or run concurrently. */
const CONCURRENCY = 8;

/**
 * Reads the scenes of a site, and runs each up to its poster. A scene that fails is a problem of its
 * file. Scenes are cached by their text, the library's version, and the source of the lab.
 * @param canWait resolves with which scenes can be missing, unless they are in the cache
 */
export async function readScenes(
  { root, config }: Pick<SiteFolder, 'root' | 'config'>,
  { cache, tasks, labKey }: SourceTools,
  steps: Step[] = [],
  canWait?: Promise<CanWait>,
): Promise<Source<SceneData>> {
  // Steps of tutorials are scenes as well.
  const stepById = new Map(steps.map((step) => [step.id, step]));
  const isStep = ({ id }: TypeScriptFile) => stepById.has(id);
  const written = await readTypeScript(join(root, 'scenes'));
  const shared = written
    .filter(isShared)
    .map(({ id, text }): [string, string] => [id.slice(SHARED.length), text]);
  const scenes = written.filter((file) => !isShared(file));
  const files = [
    ...scenes.map((file) => ({ ...file, text: inlineShared(file.text, new Map(shared)) })),
    ...(await readStepFiles(root)).filter(isStep).filter(isRunnable),
  ];
  const library = config.library?.package;
  const release = files.length > 0 && (await installedRelease(library, root));
  if (!library || !release) return EMPTY_SOURCE;
  const environment = hash(labKey, release);
  const waits = await canWait;
  const made = await pMap(
    files,
    async (file) => {
      const key = hash('scene', environment, file.id, file.text);
      const make = () => tasks.makeScene(file, library, root);
      const read = await (waits?.(file.id)
        ? cache.find<ReadItem<SceneData>>(key)
        : cache.get(key, make, hasNoProblems));
      return { file, read };
    },
    { concurrency: CONCURRENCY },
  );
  const found = made.flatMap(({ file, read }) => (read ? { file, read } : []));
  const read = found.map(({ read: { item, problems } }): ReadItem<SceneData> => {
    const previous = item && stepById.get(item.id)?.previous;
    return { item: item && { ...item, previous }, problems };
  });
  const source = collectSource(
    read,
    found.map(({ file }) => file),
  );
  return { ...source, isPartial: found.length < files.length };
}

/** Whether a file is more than a part of a program. */
function isRunnable({ text }: TypeScriptFile): boolean {
  return /^export (default|function createGame)\b/m.test(text);
}

/** Whether a file in `scenes/` is code that scenes share, not a scene. */
export function isShared({ id }: TypeScriptFile): boolean {
  return id.startsWith(SHARED);
}

function hasNoProblems({ problems }: ReadItem<SceneData>): boolean {
  return problems.length === 0;
}
