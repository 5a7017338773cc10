import { gateUrl, jailUrl, runnerUrl, toolsUrl } from 'virtual:lab';
import { fetchAsset } from '../../../fetch/fetchAsset.ts';
import { jailHost, type RunnerHosts, workerHost } from './runnerHost.ts';

/** The hosts in a page of the site: trusted code runs in the page itself, all other code in the jail. */
export const SITE_HOSTS: RunnerHosts = {
  trusted: workerHost(runnerUrl),
  untrusted: jailHost({ src: jailUrl }, async (signal) => {
    const [runner, gate] = await Promise.all([
      fetchAsset(runnerUrl, { signal }),
      fetchAsset(gateUrl, { signal }),
    ]);
    return { runner, gate };
  }),
  tools: () => fetchAsset(toolsUrl),
};
