import { fetchAsset } from '../../../fetch/fetchAsset.ts';
import { fetchJson } from '../../../fetch/fetchFile.ts';
import type { RunnerScripts, StandaloneParts } from './standalonePage.ts';

/** The addresses of everything that a standalone page needs, except its code. */
export interface PartAddresses {
  runner: string;
  codeHost: string;
  instruments: string;
  gate: string;
  standalone: string;
}

/** @throws when one of them can't be fetched */
export async function fetchStandaloneParts(
  addresses: PartAddresses,
): Promise<StandaloneParts & RunnerScripts> {
  const [runner, codeHost, instruments, gate, parts] = await Promise.all([
    fetchAsset(addresses.runner),
    fetchAsset(addresses.codeHost),
    fetchAsset(addresses.instruments),
    fetchAsset(addresses.gate),
    fetchJson<StandaloneParts>(addresses.standalone, []),
  ]);
  return { runner, codeHost, instruments, gate, ...parts };
}
