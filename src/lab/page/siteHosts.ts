import {
  codeHostUrl,
  gateUrl,
  instrumentsUrl,
  jailUrl,
  runnerUrl,
  worldCheckUrl,
} from 'virtual:lab';
import { fetchFile } from '../fetchFile.ts';
import type { RunnerHosts } from './player.ts';
import { jailHost, workerHost } from './runnerHost.ts';

/** The hosts in a page of the site: trusted code runs in the page itself, all other code in the jail. */
export const SITE_HOSTS: RunnerHosts = {
  trusted: workerHost(runnerUrl),
  untrusted: jailHost({ runner: runnerUrl, gate: gateUrl }, jailUrl),
  fetchWorldCheck: async () => (await fetchFile(worldCheckUrl)).text(),
  codeHost: async () => (await fetchFile(codeHostUrl)).text(),
  instruments: async () => (await fetchFile(instrumentsUrl)).text(),
};
