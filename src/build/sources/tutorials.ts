import { join } from 'node:path';
import { readRegions } from '../../lab/model/regions.ts';
import { readSteps, type Step } from '../../lab/model/steps.ts';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import type { SiteFolder } from '../read/siteFolder.ts';
import { readTypeScript, type TypeScriptFile } from '../read/typeScriptFiles.ts';
import { collectSource, type ReadItem, regionProblem, type Source } from './source.ts';

/** Folder of the tutorials, below that of the site. Each tutorial is a folder with a program for each step. */
export const TUTORIALS_FOLDER = 'learn';

/** Folder of the files around a game. */
const GAME_FOLDER = join(PROJECT_FOLDER, 'src/lab/template/game');

/**
 * Reads the programs of the steps, and, for a site with tutorials, the files around a game: `main`, and `game`, the
 * smallest one.
 */
export async function readStepFiles(root: string): Promise<TypeScriptFile[]> {
  const steps = await readTypeScript(join(root, TUTORIALS_FOLDER));
  return steps.length === 0 ? [] : [...steps, ...(await readTypeScript(GAME_FOLDER))];
}

/**
 * Reads the steps of a site's tutorials. A step that can't be read is a problem, and the next step then follows the one
 * before it.
 */
export async function readTutorials({ root }: Pick<SiteFolder, 'root'>): Promise<Source<Step>> {
  const files = await readStepFiles(root);
  const problems = files.map(({ file, text }) => {
    try {
      readRegions(file, text);
      return [];
    } catch (error) {
      return [regionProblem(error, file)];
    }
  });
  const steps = readSteps(files.filter((_, index) => problems[index]?.length === 0));
  const read = files.map(
    ({ id }, index): ReadItem<Step> => ({
      item: steps.find((step) => step.id === id),
      problems: problems[index] ?? [],
    }),
  );
  return collectSource(read, files);
}
