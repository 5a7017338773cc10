import { encodePath, percentDecode, sidecarPath, toHref } from '../../../address/address.ts';
import type { SampleRun, SampleRuns } from '../../../content/runs.ts';
import { fetchJson } from '../../../fetch/fetchFile.ts';

/** Returns the hash of the playground that opens a sample of a page. */
export function sampleHash(pagePath: string, { id }: Pick<SampleRun, 'id'>): string {
  return `#sample=${encodePath(pagePath).replaceAll('~', '%7E')}~${id}`;
}

/** Returns the page and the id of the sample that a hash names; undefined if it names none. */
export function readSampleHash(hash: string): { path: string; id: string } | undefined {
  const [, path, id] = /^#sample=(\/[^~?#]*)~(\w+)$/.exec(hash) ?? [];
  return path === undefined || id === undefined ? undefined : { path: percentDecode(path), id };
}

/**
 * Fetches the samples of a page of this site.
 * @throws when they can't be loaded, or when the path leads out of the site: their code is trusted
 */
export async function fetchSamples(
  basePath: string,
  pagePath: string,
  signal?: AbortSignal,
): Promise<SampleRuns> {
  const { href, origin, pathname } = new URL(
    toHref({ path: sidecarPath(pagePath, 'samples.json') }, basePath),
    location.href,
  );
  if (origin !== location.origin || !pathname.startsWith(`${basePath}/`))
    throw new Error(`“${pagePath}” is not a page of this site. Open the sample from its page.`);
  return fetchJson<SampleRuns>(href, ['samples'], { signal });
}
