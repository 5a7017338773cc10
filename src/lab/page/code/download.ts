import { runnerUrl, standaloneUrl } from 'virtual:lab';
import { fetchFile } from '../../fetchFile.ts';
import type { OriginalCode } from './originalCode.ts';
import { type StandaloneParts, standalonePage, type Taken } from './standalonePage.ts';

/**
 * Saves a scene as an HTML file that needs nothing else, not even a network.
 * @returns the file's name
 * @throws when the parts of the file can't be fetched
 */
export async function downloadPage(
  { id, title, description }: OriginalCode,
  taken: Taken,
): Promise<string> {
  const [stage, parts] = await Promise.all([
    fetchFile(runnerUrl).then((response) => response.text()),
    fetchFile(standaloneUrl).then((response) => response.json() as Promise<StandaloneParts>),
  ]);
  const html = standalonePage({ title, description }, taken, { stage, ...parts });
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const name = `${id}.html`;
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
  return name;
}
