import type { Problem } from '../../config/problem.ts';
import type { LabItems } from '../../lab/labItems.ts';
import { type Cache, hash } from '../cache.ts';
import type { SiteFolder } from '../read.ts';
import type { Tasks } from '../tasks.ts';
import { readExamples } from './examples.ts';
import { readExperiments } from './experiments.ts';
import { readIntegrations } from './integrations.ts';
import { readScenes } from './scenes.ts';
import { readTutorials } from './tutorials.ts';

export interface Sources {
  items: LabItems;
  /** Identifies everything that pages show of the items, in keys of the cache. */
  key: string;
  problems: Problem[];
}

/** Reads the scenes, tutorials, examples, experiments, and integrations that the pages of a site can show. */
export async function readSources(
  folder: SiteFolder,
  cache: Cache,
  tasks: Tasks,
): Promise<Sources> {
  const tutorials = await readTutorials(folder);
  const [scenes, examples, experiments, integrations] = await Promise.all([
    readScenes(folder, { cache, tasks }, tutorials.items),
    readExamples(folder, cache),
    readExperiments(folder),
    readIntegrations(folder),
  ]);
  const all = [tutorials, scenes, examples, experiments, integrations];
  return {
    items: {
      steps: tutorials.items,
      scenes: scenes.items,
      examples: examples.items,
      experiments: experiments.items,
      integrations: integrations.items,
      failed: all.flatMap(({ failed }) => failed),
    },
    key: hash(...all.map(({ key }) => key)),
    problems: all.flatMap(({ problems }) => problems),
  };
}
