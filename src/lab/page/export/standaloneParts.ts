import { fetchAsset } from '../../../fetch/fetchAsset.ts';
import { fetchJson } from '../../../fetch/fetchFile.ts';
import type { RunnerScripts, StandaloneParts } from './standalonePage.ts';

/** URLs of everything that a standalone page needs, except its code. */
export interface PartAddresses extends RunnerScripts {
  standalone: string;
}

/** @throws when one of them can't be fetched */
export async function fetchStandaloneParts({
  standalone,
  ...scripts
}: PartAddresses): Promise<StandaloneParts & RunnerScripts> {
  const fetched = Object.entries(scripts).map(async ([name, url]) => [name, await fetchAsset(url)]);
  const [parts, ...texts] = await Promise.all([
    fetchJson<StandaloneParts>(standalone, []),
    ...fetched,
  ]);
  return { ...parts, ...Object.fromEntries(texts) };
}
