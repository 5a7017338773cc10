import { codeWorkerUrl, declarationsUrl } from 'virtual:lab';
import { fetchAsset } from '../../../fetch/fetchAsset.ts';
import { trustedScriptUrl } from '../../../fetch/trusted.ts';

/**
 * Starts a worker that runs TypeScript.
 * @throws when its script can't be loaded
 */
export async function openCodeWorker(signal: AbortSignal): Promise<Worker> {
  // A worker doesn't report why its script is missing, or that it never arrives. It finds it in the cache.
  await fetchAsset(codeWorkerUrl, { signal });
  const worker = new Worker(trustedScriptUrl(codeWorkerUrl));
  worker.postMessage(declarationsUrl);
  return worker;
}
