import { join } from 'node:path';
import { readRegions } from '../../lab/model/regions.ts';
import { readSteps, type Step } from '../../lab/model/steps.ts';
import type { SiteFolder } from '../read/siteFolder.ts';
import { readTypeScript } from '../read/typeScriptFiles.ts';
import { collectSource, type ReadItem, regionProblem, type Source } from './source.ts';

/** Folder of the tutorials, below that of the site. Each tutorial is a folder with a program for each step. */
export const TUTORIALS_FOLDER = 'learn';

/**
 * Reads the steps of a site's tutorials. A step that can't be read is a problem, and the next step then follows the one
 * before it.
 */
export async function readTutorials({ root }: Pick<SiteFolder, 'root'>): Promise<Source<Step>> {
  const files = await readTypeScript(join(root, TUTORIALS_FOLDER));
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
