import { jailUrl, stageUrl } from 'virtual:lab';
import type { Venues } from './player.ts';
import { openJail, openWorker } from './venue.ts';

/** Where programs run in a page of the site: its own there, all others in the jail. */
export const VENUES: Venues = { page: openWorker(stageUrl), jail: openJail(stageUrl, jailUrl) };
