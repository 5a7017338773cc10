import { tools } from './tools.ts';

// A classic script for the runner's worker, which has no network in a jail: the page sends it the text.
Object.assign(self, { tools });
