import { tools } from './tools.ts';

// A classic script for the runner's worker. In a jail, the worker has no network, so the page sends it the text.
Object.assign(self, { tools });
