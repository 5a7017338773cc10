import type { Cache } from '../cache/cache.ts';
import type { makeScene } from './makeScene.ts';

/** What reading sources needs. */
export interface SourceTools {
  cache: Cache;
  tasks: { makeScene: typeof makeScene };
  /** Identifies the source of the lab that this process runs. */
  labKey: string;
  /** Results of experiments, which outlive the load that measured them. */
  results: Map<string, number | string>;
}
