import { type Problem, uniqueProblems, withoutConsequences } from '../../config/problem.ts';
import type { SampleContext } from '../../content/checkSamples.ts';
import type { CompileRun } from '../../content/runs.ts';
import type { SceneData } from '../../lab/model/sceneData.ts';
import { assembleSite } from '../../site/assemble.ts';
import type { PackageLicense } from '../../site/licenses.ts';
import type { Site } from '../../site/site.ts';
import { packageLicenses } from '../app/licenses.ts';
import { sourceKey } from '../cache/bundle.js';
import { type Cache, hash } from '../cache/cache.ts';
import { engineFileProblems } from '../emit/engineFiles.ts';
import { locateConfigProblems } from '../read/configProblems.ts';
import { createImageReader } from '../read/images.ts';
import { installedRelease } from '../read/library.ts';
import { readReference } from '../read/reference.ts';
import { readSiteFolder, type SiteAddress, type SiteFolder } from '../read/siteFolder.ts';
import { type ExamplePosters, readExamplePosters } from '../sources/examplePosters.ts';
import { readSources, type Sources, sourceProblems } from '../sources/index.ts';
import { addTypeErrors, checkModules } from '../sources/moduleTypes.ts';
import type { CanWait } from '../sources/tools.ts';
import type { Tasks } from '../threads/tasks.ts';
import { type CodeTools, createCodeTools } from './codeTools.ts';
import { compilePages, type PageTools } from './compilePages.ts';
import { scenesCanWait } from './scenesCanWait.ts';

export interface LoadOptions extends Pick<PageTools, 'pageBlocks' | 'onProgress'> {
  /** Returns the packages in the app. Omitted, as in dev, the licenses page lists none. */
  licenses?: () => Promise<PackageLicense[]>;
  root: string;
  /** Address of the published site; overrides the config. */
  address?: SiteAddress;
  cache: Cache;
  tasks: Tasks;
  /**
   * Called if a loaded site is not complete: some pages are drafts, or some pages or the type errors of scenes are those
   * of the previous load. The promise resolves once another load is complete.
   */
  onLate?: (late: Promise<unknown>) => void;
}

/** Folders of the code that compiles pages and reads libraries, including everything that it imports. */
export const CONTENT_FOLDERS = ['address', 'article', 'config', 'content', 'reference'];

/** Returns a hash of the source that compiles pages and reads libraries, for cache keys. */
export function contentKey(): string {
  return sourceKey(CONTENT_FOLDERS);
}

/**
 * Creates a function that reads a site's folder and compiles what changed since the last call. Dev calls it after every
 * save, at the cost of the saved page. With `canWait`, pages that only show what was saved can follow later, as does
 * everything that affects no article; without it, the site is complete.
 * @throws (the returned function) ProblemsError if the config isn't valid
 */
export function createSiteLoader({
  root,
  address,
  cache,
  tasks,
  pageBlocks,
  licenses,
  onProgress,
  onLate,
}: LoadOptions): (canWait?: CanWait) => Promise<Site> {
  // This process keeps running the source that it started with; only blocks reload when they change.
  const builderKey = contentKey();
  const labKey = hash(builderKey, sourceKey(['lab', 'build']));
  const { highlighter, checker } = createCodeTools(root, cache, builderKey, tasks);
  const compileRun = createCompileRun(cache);
  const readImage = createImageReader(root);
  const compiledPaths = new Set<string>();
  const sourceTools = { cache, tasks, labKey, results: new Map<string, number | string>() };
  let slow = NO_RESULTS;
  let hasDrafts = false;
  const pageTools = {
    cache,
    builderKey: hash(builderKey, sourceKey(['build', 'lab/typescript'])),
    highlighter,
    readImage,
    pageBlocks,
    compiledPaths,
    onProgress,
  };

  return async (canWait) => {
    // As long as there are drafts, pages don't wait for what affects no article, nor for scenes that others show.
    const canBeDraft = hasDrafts || compiledPaths.size === 0 ? canWait : undefined;
    const folder = await readSiteFolder(root, address);
    const checked = await sampleContext(folder, checker, compileRun);
    const readingReference = readReference(folder, { cache, builderKey, tasks });
    const waits =
      canBeDraft &&
      readingReference.then(({ pages }) =>
        scenesCanWait([...folder.pageFiles, ...pages], canBeDraft),
      );
    const [reference, sources] = await Promise.all([
      readingReference,
      readSources(folder, sourceTools, waits),
    ]);
    const inputs = { folder, reference, sources, ...checked };
    const scenes = sources.scenes.items;
    const examples = sources.examples.items;
    let isSlowDone = false;
    const readSlow = async () => {
      slow = await readSlowResults(folder, sources, checked.samples?.checker, sourceTools);
      isSlowDone = true;
    };
    const slowResults = canBeDraft ? undefined : readSlow();
    // Prevents an unhandled rejection until the promise is awaited.
    slowResults?.catch(() => undefined);
    // Concurrently, because they run in different threads.
    const [{ pages, isPartial, symbols, problems }] = await Promise.all([
      compilePages(inputs, pageTools, canWait),
      canWait ? undefined : slowResults,
    ]);
    hasDrafts = sources.scenes.isPartial || pages.some(({ isDraft }) => isDraft);
    const isLate = isPartial || hasDrafts;
    if (isLate || !isSlowDone) onLate?.((!isLate && slowResults) || Promise.resolve());
    const content = {
      ...{ symbols, scenes, examples, examplePosters: slow.pictures.posters },
      topics: reference.reference?.topics,
      summaries: reference.summaries ?? new Map(),
      sceneNames: slow.sceneNames,
      exampleNames: slow.exampleNames,
      projects: sources.projects.items,
      licenses: licenses && [
        ...(await licenses()),
        ...packageLicenses(Object.values(folder.fonts).map(({ source }) => source)),
      ],
    };
    const site = assembleSite(folder.config, pages, folder, content);
    const read = { problems: sourceProblems(sources) };
    const found: { problems: Problem[] }[] = [folder, checked, reference, read, slow.pictures];
    // Without the notes, most problems of pages would only report what the notes contain.
    if (!reference.isIncomplete) found.push({ problems });
    // A draft lacks the anchors that other pages link to.
    if (!reference.isIncomplete && !hasDrafts)
      found.push(site, homeProblems(folder, site), engineFileProblems(site, folder));
    const all = uniqueProblems(found.flatMap(({ problems }) => problems));
    const causes = withoutConsequences(addTypeErrors(all, slow.types));
    const located = await reference.locateProblems(causes);
    return { ...site, problems: await locateConfigProblems(located, root) };
  };
}

/** Results that take long to compute after a change, and that affect no article. */
interface SlowResults {
  /** Type errors in scenes, steps, and experiments. */
  types: Problem[];
  sceneNames: Site['sceneNames'];
  exampleNames: Site['exampleNames'];
  pictures: ExamplePosters;
}

const NO_RESULTS: SlowResults = {
  ...{ types: [], sceneNames: new Map(), exampleNames: new Map() },
  pictures: { posters: new Map(), problems: [] },
};

async function readSlowResults(
  folder: SiteFolder,
  { scenes, examples }: Sources,
  checker: Checker | undefined,
  tools: Parameters<typeof checkModules>[1] & Parameters<typeof readExamplePosters>[2],
): Promise<SlowResults> {
  const [types, sceneNames, exampleNames, pictures] = await Promise.all([
    checkModules(folder, tools),
    namesIn(scenes.items, checker),
    namesIn(examples.items, checker),
    readExamplePosters(folder, examples.items, tools),
  ]);
  return { types, sceneNames, exampleNames, pictures };
}

/** Reports that a site has pages but no home page. */
function homeProblems({ pageFiles, pagesFolder }: SiteFolder, { routes }: Site) {
  const message = 'no page has the path /';
  const fix = 'create index.md, or add "/" to the aliases of a page';
  const isMissing = pageFiles.length > 0 && !routes.has('/');
  return { problems: isMissing ? [{ file: pagesFolder, message, fix }] : [] };
}

type Checker = ReturnType<CodeTools['checker']>;

/** Returns the context for checking samples; undefined on a site without a library. */
async function sampleContext(
  { root, config, configFile }: SiteFolder,
  checkerFor: CodeTools['checker'],
  compileRun: CompileRun,
): Promise<{
  samples?: SampleContext & { checker: Checker };
  library?: string;
  problems: Problem[];
}> {
  if (!config.library) return { problems: [] };
  const name = config.library.package;
  const library = await installedRelease(name, root);
  if (library === undefined) {
    const message = `"library.package": the package "${name}" is not installed`;
    const fix = `run "npm install ${name}", or correct the name`;
    return { problems: [{ file: configFile, message, fix }] };
  }
  const checker = checkerFor(library);
  return { samples: { checker, compileRun }, library, problems: [] };
}

/**
 * Creates a function that compiles programs. It loads the compiler, which takes half a second, only for programs that
 * are not in the cache.
 */
function createCompileRun(cache: Cache): CompileRun {
  const compilerKey = sourceKey(['lab/typescript']);
  return async (program, starts) => {
    const compile = async () =>
      // JSON can't represent undefined.
      (await import('../../lab/typescript/sample.ts')).compileSample(program, starts) ?? null;
    const key = hash('run', compilerKey, program, starts.join());
    return (await cache.get(key, compile)) ?? undefined;
  };
}

/** Returns the symbols that each program uses, by its id; empty on a site without a library. */
async function namesIn(
  programs: Pick<SceneData, 'id' | 'source'>[],
  checker: Checker | undefined,
): Promise<Site['sceneNames']> {
  if (!checker) return new Map();
  const entries = programs.map(async ({ id, source }): Promise<[string, string[]]> => {
    const used = await checker.namesIn(source);
    return [id, used.map(({ symbol }) => symbol)];
  });
  return new Map(await Promise.all(entries));
}
