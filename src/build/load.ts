import type { Problem } from '../config/problem.ts';
import type { SampleContext } from '../content/checkSamples.ts';
import type { TypeChecker } from '../content/typeChecker.ts';
import type { SceneData } from '../lab/sceneData.ts';
import { assembleSite } from '../site/assemble.ts';
import type { Site } from '../site/site.ts';
import type { Cache } from './cache.ts';
import { type CodeTools, createCodeTools } from './codeTools.ts';
import { compilePages, type PageTools } from './compilePages.ts';
import { sourceKey } from './engine.js';
import { createImageReader } from './images.ts';
import { installedVersion } from './library.ts';
import { readSiteFolder, type SiteFolder } from './read.ts';
import { readReference } from './reference.ts';
import { readSources } from './sources/index.ts';

export interface LoadOptions extends Pick<PageTools, 'prerender' | 'onProgress'> {
  root: string;
  cache: Cache;
}

/** What compiles pages and reads libraries, with all that it imports. */
export const CONTENT_FOLDERS = ['address', 'article', 'config', 'content', 'reference'];

/** Identifies the source of all that compiles pages and reads libraries, in keys of the cache. */
export function contentKey(): string {
  return sourceKey(CONTENT_FOLDERS);
}

/**
 * Reads a site's folder and compiles what changed since it was last read. Can be called again
 * and again: dev does so after every save, and pays for the saved page only.
 */
export function createSiteLoader({
  root,
  cache,
  prerender,
  onProgress,
}: LoadOptions): () => Promise<Site> {
  // This process runs the source that it was started with, but takes up blocks as they change.
  const engineKey = contentKey();
  const { highlighter, checker } = createCodeTools(root, cache, engineKey);
  const readImage = createImageReader(root);
  const tools = { cache, engineKey, highlighter, readImage, prerender, onProgress };

  return async () => {
    const folder = await readSiteFolder(root);
    const checked = await sampleContext(folder, checker);
    const [reference, sources] = await Promise.all([
      readReference(folder, cache, engineKey),
      readSources(folder, cache),
    ]);
    const inputs = { folder, reference, sources, ...checked };
    const { pages, symbols, problems } = await compilePages(inputs, tools);
    const { scenes, examples } = sources.items;
    const sceneNames = await namesOfScenes(scenes, checked.samples?.checker);
    const known = { symbols, scenes, sceneNames, examples };
    const site = assembleSite(folder.config, pages, folder, known);
    const found = [folder, checked, reference, sources, { problems }, site];
    return { ...site, problems: found.flatMap(({ problems }) => problems) };
  };
}

/** What samples are checked with, on a site that has a library. */
async function sampleContext(
  { root, config, configFile, setups, setupFolder }: SiteFolder,
  checkerFor: CodeTools['checker'],
): Promise<{
  samples?: SampleContext & { checker: TypeChecker };
  library?: string;
  problems: Problem[];
}> {
  if (!config.library) return { problems: [] };
  const name = config.library.package;
  const version = await installedVersion(name, root);
  if (version === undefined) {
    const message = `the package "${name}" of "library.package" is not installed`;
    const fix = `run "npm install ${name}", or correct the name`;
    return { problems: [{ file: configFile, message, fix }] };
  }
  const library = `${name}@${version}`;
  const checker = checkerFor(library);
  const samples = { checker, setups, setupFolder };
  return { samples, library, problems: [] };
}

/** What each scene uses of the library, by its id; nothing where nothing is checked. */
async function namesOfScenes(
  scenes: SceneData[],
  checker: TypeChecker | undefined,
): Promise<Site['sceneNames']> {
  const names = new Map<string, string[]>();
  // One after the other, since the checker can't do two things at a time.
  if (!checker) return names;
  for (const { id, source } of scenes) {
    const used = await checker.namesIn(source);
    names.set(
      id,
      used.map(({ symbol }) => symbol),
    );
  }
  return names;
}
