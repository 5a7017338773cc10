import { createCodeHost } from './codeHost.ts';
import { limitMemory } from './memory.ts';

// A classic script for the runner's worker, which has no network in a jail: the page sends it the text.
Object.assign(self, {
  createCodeHost: (...[engine, environment, isPaused]: Parameters<typeof createCodeHost>) => {
    limitMemory(() => environment.report({ type: 'stopped', reason: 'memory' }));
    return createCodeHost(engine, environment, isPaused);
  },
});
