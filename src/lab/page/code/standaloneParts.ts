import { fetchFile } from '../../fetchFile.ts';
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
  const textOf = async (url: string) => (await fetchFile(url)).text();
  const [runner, codeHost, instruments, gate, parts] = await Promise.all([
    textOf(addresses.runner),
    textOf(addresses.codeHost),
    textOf(addresses.instruments),
    textOf(addresses.gate),
    fetchFile(addresses.standalone).then((response) => response.json() as Promise<StandaloneParts>),
  ]);
  return { runner, codeHost, instruments, gate, ...parts };
}
