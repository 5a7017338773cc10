import type { Engine, Scene } from '../model/scene.ts';
import type { CodeHost, LoadCode } from './codeHost.ts';
import { toFailure } from './failure.ts';
import { createSceneModules } from './modules.ts';

/**
 * Loads the scenes of the site, which need no console, timers, or testbed. All other code needs the host
 * of `codeHost.ts`, which is not part of the runner's script.
 */
export function createSiteSceneHost(engine: Engine, load: LoadCode): CodeHost {
  let url = '';
  return {
    timers: { reset: noop, advance: noop },
    console: { flush: noop, clear: noop, begin: noop, repeat: call, mute: call },
    load: async (code) => {
      const loading = load(code, { modules: createSceneModules(engine) });
      url = loading.url;
      const { default: scene } = await loading.exports;
      // The build has checked the scene.
      return { scene: scene as Scene, mustReload: false };
    },
    describeError: (error) => toFailure(error, url),
    isTooSlow: () => false,
  };
}

function call<Result>(action: () => Result): Result {
  return action();
}

const noop = () => undefined;
