import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IntegrationFile } from '../../lab/model/labItems.ts';
import { readRegions } from '../../lab/model/regions.ts';
import { filesBelow } from '../read/filesBelow.ts';
import type { SiteFolder } from '../read/siteFolder.ts';
import { displayPath } from '../terminal/displayPath.ts';
import { collectSource, type ReadItem, regionProblem, type Source } from './source.ts';

/** Folder of the programs, below that of the site. Each integration is a folder with the files of a project. */
const INTEGRATIONS_FOLDER = 'integrations';
/** Matches the files that pages can show, unlike the settings of the type check. */
const DISPLAYED_FILE = /\/.*\.(?:ts|tsx|vue|svelte|html)$/;

/** Reads the programs that combine the library with another one, such as a renderer. */
export async function readIntegrations({
  root,
}: Pick<SiteFolder, 'root'>): Promise<Source<IntegrationFile>> {
  const folder = join(root, INTEGRATIONS_FOLDER);
  const names = (await filesBelow(folder)).filter((name) => DISPLAYED_FILE.test(name));
  const read = await Promise.all(names.map((name) => readOne(folder, name)));
  const files = names.map((id) => ({ id, file: displayPath(join(folder, id)) }));
  return collectSource(read, files);
}

async function readOne(folder: string, id: string): Promise<ReadItem<IntegrationFile>> {
  const text = (await readFile(join(folder, id), 'utf8')).replace(/\r\n?/g, '\n');
  try {
    return { item: { id, ...readRegions(id, text.trimEnd()) }, problems: [] };
  } catch (error) {
    return { problems: [regionProblem(error, displayPath(join(folder, id)))] };
  }
}
