import pMap from 'p-map';
import type { Problem } from '../../config/problem.ts';
import type { ExampleData } from '../../lab/model/exampleData.ts';
import type { Poster } from '../../lab/model/poster.ts';
import { hash } from '../cache/cache.ts';
import { installedRelease } from '../read/library.ts';
import type { SiteFolder } from '../read/siteFolder.ts';
import type { SourceTools } from './tools.ts';

/** Maximum number of examples that are run concurrently. */
const CONCURRENCY = 8;

/** Pictures of examples. */
export interface ExamplePosters {
  /** By the example's id. */
  posters: Map<string, Poster>;
  problems: Problem[];
}

/**
 * Runs each example up to the time that the site's note on it specifies, and draws it. Pictures are cached by the
 * example, that time, the library's version, and the source of the lab. An example that fails is a problem.
 */
export async function readExamplePosters(
  { root, config }: Pick<SiteFolder, 'root' | 'config'>,
  examples: ExampleData[],
  { cache, tasks, labKey }: Pick<SourceTools, 'cache' | 'tasks' | 'labKey'>,
): Promise<ExamplePosters> {
  const { package: library, examples: folder, exampleNotes = {} } = config.library ?? {};
  const release = examples.length > 0 && (await installedRelease(library, root));
  if (!library || !release) return { posters: new Map(), problems: [] };
  const environment = hash('example poster', labKey, release);
  const read = await pMap(
    examples,
    async ({ id, code }) => {
      const seconds = exampleNotes[id]?.poster;
      const file = `${library}/${folder}/${id}`;
      const { item, problems } = await cache.get(
        hash(environment, id, code, String(seconds)),
        () => tasks.drawExample({ code, file, seconds }, library, root),
        (made) => made.problems.length === 0,
      );
      return { id, item, problems };
    },
    { concurrency: CONCURRENCY },
  );
  return {
    posters: new Map(read.flatMap(({ id, item }) => (item ? [[id, item]] : []))),
    problems: read.flatMap(({ problems }) => problems),
  };
}
