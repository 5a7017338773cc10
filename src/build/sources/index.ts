import type { Problem } from '../../config/problem.ts';
import type { LabItem } from '../../lab/model/labItems.ts';
import type { SiteFolder } from '../read/siteFolder.ts';
import { readExamples } from './examples.ts';
import { readExperiments } from './experiments.ts';
import { readIntegrations } from './integrations.ts';
import { makeProjects } from './projects.ts';
import { readScenes } from './scenes.ts';
import type { Source } from './source.ts';
import type { CanWait, SourceTools } from './tools.ts';
import { readTutorials } from './tutorials.ts';

/** Scenes, tutorials, examples, experiments, integrations, and projects that the pages of a site can show. */
export type Sources = { [Kind in keyof LabItem]: Source<LabItem[Kind]> };

/**
 * Reads all sources of a site.
 * @param canWait resolves with which scenes can wait; without it, none can
 */
export async function readSources(
  folder: SiteFolder,
  tools: SourceTools,
  canWait?: Promise<CanWait>,
): Promise<Sources> {
  const steps = await readTutorials(folder);
  const [scenes, examples, experiments, integrations] = await Promise.all([
    readScenes(folder, tools, steps.items, canWait),
    readExamples(folder, tools),
    readExperiments(folder, tools),
    readIntegrations(folder),
  ]);
  const projects = await makeProjects({
    steps: steps.items,
    scenes: scenes.items,
    integrations: integrations.items,
  });
  return { scenes, steps, examples, experiments, integrations, projects };
}

/** Returns the problems of all sources. */
export function sourceProblems(sources: Sources): Problem[] {
  return Object.values(sources).flatMap(({ problems }) => problems);
}
