import { join } from 'node:path';
import { check } from '../../config/check.ts';
import type { Problem } from '../../config/problem.ts';
import { foreignTableSchema, type SiteForeignTable } from '../../reference/foreignTable.ts';
import { CACHE_FOLDER } from '../cache/bundle.js';
import { moduleKey } from '../cache/moduleFiles.ts';
import { importSiteModule, loadProblem } from './siteModule.ts';
import { readTypeScript, type TypeScriptFile } from './typeScriptFiles.ts';

/** Folder of the tables with names of other engines, below that of the site. */
const FOLDER = 'comingFrom';

const FIX = 'write TypeScript with "export default { … } satisfies ForeignTable"';

/** Reads a site's `comingFrom/` folder: a table for each engine that its readers come from. */
export async function readForeignTables(
  root: string,
): Promise<{ tables: SiteForeignTable[]; problems: Problem[] }> {
  const read = await Promise.all((await readTypeScript(join(root, FOLDER))).map(readTable));
  return {
    tables: read.flatMap(({ table }) => table ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

async function readTable({
  id,
  path,
  file,
  text: source,
}: TypeScriptFile): Promise<{ table?: SiteForeignTable; problems: Problem[] }> {
  const bundle = join(CACHE_FOLDER, `foreign-${moduleKey(path).slice(0, 24)}`);
  try {
    const { default: exported } = await importSiteModule(path, bundle, { reuse: true });
    if (exported === undefined)
      return { problems: [{ file, message: 'the file exports no table', fix: FIX }] };
    const { value, problems } = check(foreignTableSchema, exported, { file });
    if (value) return { table: { ...value, id, file, source }, problems };
    // Loads TypeScript, so only for a table with mistakes.
    const findLine = (await import('./keyLines.ts')).keyLines(source);
    return { problems: check(foreignTableSchema, exported, { file, findLine }).problems };
  } catch (error) {
    return { problems: [loadProblem(error, { file, what: 'the table' })] };
  }
}
