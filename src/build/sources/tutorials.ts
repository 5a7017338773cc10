import { join } from 'node:path';
import { messageOf } from '../../config/messageOf.ts';
import { readSteps, type Step } from '../../lab/steps.ts';
import { readTypeScript, type SiteFolder } from '../read.ts';
import { EMPTY_SOURCE, type Source, sourceOf } from './source.ts';

/** Folder of the tutorials, below that of the site. Each tutorial is a folder with a program for each step. */
export const TUTORIALS_FOLDER = 'learn';

/** Reads the steps of a site's tutorials. */
export async function readTutorials({ root }: Pick<SiteFolder, 'root'>): Promise<Source<Step>> {
  const files = await readTypeScript(join(root, TUTORIALS_FOLDER));
  try {
    const items = readSteps(files);
    return { ...EMPTY_SOURCE, items };
  } catch (error) {
    const message = messageOf(error);
    const fix = 'mark each region with "// #region name" and "// #endregion"';
    return sourceOf([{ problems: [{ file: TUTORIALS_FOLDER, message, fix }] }], files);
  }
}
