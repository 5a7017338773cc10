import { instrumentsUrl, runnerUrl, standaloneUrl } from 'virtual:lab';
import { fetchFile } from '../../fetchFile.ts';
import type { OriginalCode } from './originalCode.ts';
import { type SavedCode, type StandaloneParts, standalonePage } from './standalonePage.ts';

/**
 * Saves a scene as an HTML file that works offline.
 * @returns the file's name
 * @throws when the parts of the file can't be fetched
 */
export async function downloadPage(
  { id, title, description }: OriginalCode,
  saved: SavedCode,
): Promise<string> {
  const textOf = async (url: string) => (await fetchFile(url)).text();
  const [runner, instruments, parts] = await Promise.all([
    textOf(runnerUrl),
    textOf(instrumentsUrl),
    fetchFile(standaloneUrl).then((response) => response.json() as Promise<StandaloneParts>),
  ]);
  const html = standalonePage({ title, description }, saved, { runner, instruments, ...parts });
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const name = `${id}.html`;
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
  return name;
}
