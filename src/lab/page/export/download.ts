import { gateUrl, projectUrl, runnerUrl, standaloneUrl, toolsUrl } from 'virtual:lab';
import { fetchJson } from '../../../fetch/fetchFile.ts';
import { loadPart } from '../../../fetch/part.ts';
import type { ProjectParts } from '../../template/parts.ts';
import type { OriginalCode } from '../code/originalCode.ts';
import { saveFile, toFileName } from './saveFile.ts';
import { type SavedCode, standalonePage } from './standalonePage.ts';
import { fetchStandaloneParts } from './standaloneParts.ts';

/**
 * Saves a scene as an HTML file that works offline.
 * @returns the file's name
 * @throws when the parts of the file can't be fetched
 */
export async function downloadPage(
  { title, description }: OriginalCode,
  saved: SavedCode,
): Promise<string> {
  const { lang } = document.documentElement;
  const urls = { runner: runnerUrl, gate: gateUrl, tools: toolsUrl, standalone: standaloneUrl };
  const parts = await fetchStandaloneParts(urls);
  const html = standalonePage({ title, description, lang }, saved, parts);
  return saveFile(toFileName(title, 'html'), new Blob([html], { type: 'text/html' }));
}

/**
 * Saves code as a Vite project, in a ZIP archive.
 * @returns the file's name
 * @throws when the parts of the project can't be fetched
 */
export async function downloadProject(
  { title }: OriginalCode,
  { source, values }: Pick<SavedCode, 'source' | 'values'>,
): Promise<string> {
  const [parts, { projectFiles, projectName, zipProject }] = await Promise.all([
    fetchJson<ProjectParts>(projectUrl, []),
    loadPart(import('../../template/viteProject.ts')),
  ]);
  const files = projectFiles({ title, source, values }, parts);
  const name = projectName(title);
  return saveFile(`${name}.zip`, new Blob([zipProject(name, files)], { type: 'application/zip' }));
}
