import { codeHostUrl, instrumentsUrl, projectUrl, runnerUrl, standaloneUrl } from 'virtual:lab';
import { fetchFile } from '../../fetchFile.ts';
import type { ProjectParts } from '../../template/parts.ts';
import type { OriginalCode } from './originalCode.ts';
import {
  type RunnerScripts,
  type SavedCode,
  type StandaloneParts,
  standalonePage,
} from './standalonePage.ts';

/**
 * Saves a scene as an HTML file that works offline.
 * @returns the file's name
 * @throws when the parts of the file can't be fetched
 */
export async function downloadPage(
  { id, title, description }: OriginalCode,
  saved: SavedCode,
): Promise<string> {
  const html = standalonePage({ title, description }, saved, await fetchStandaloneParts());
  return saveFile(`${id}.html`, new Blob([html], { type: 'text/html' }));
}

/** Fetches everything that a standalone page needs, except its code. */
export async function fetchStandaloneParts(): Promise<StandaloneParts & RunnerScripts> {
  const textOf = async (url: string) => (await fetchFile(url)).text();
  const [runner, codeHost, instruments, parts] = await Promise.all([
    textOf(runnerUrl),
    textOf(codeHostUrl),
    textOf(instrumentsUrl),
    fetchFile(standaloneUrl).then((response) => response.json() as Promise<StandaloneParts>),
  ]);
  return { runner, codeHost, instruments, ...parts };
}

/**
 * Saves code as a Vite project, in a ZIP archive.
 * @returns the file's name
 * @throws when the parts of the project can't be fetched
 */
export async function downloadProject(
  { id, title }: OriginalCode,
  { source, values }: Pick<SavedCode, 'source' | 'values'>,
): Promise<string> {
  const [parts, { projectFiles, zipProject }] = await Promise.all([
    fetchFile(projectUrl).then((response) => response.json() as Promise<ProjectParts>),
    import('./viteProject.ts'),
  ]);
  const files = projectFiles({ id, title, source, values }, parts);
  return saveFile(`${id}.zip`, new Blob([zipProject(id, files)], { type: 'application/zip' }));
}

/** Saves a file like a download, and returns its name. */
export function saveFile(name: string, content: Blob): string {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
  return name;
}
