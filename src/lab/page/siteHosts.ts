import { jailUrl, runnerUrl } from 'virtual:lab';
import type { RunnerHosts } from './player.ts';
import { jailHost, workerHost } from './runnerHost.ts';

/** Where programs run in a page of the site: its own there, all others in the jail. */
export const SITE_HOSTS: RunnerHosts = {
  page: workerHost(runnerUrl),
  jail: jailHost(runnerUrl, jailUrl),
};
