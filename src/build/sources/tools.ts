import type { Cache } from '../cache.ts';
import type { Tasks } from '../tasks.ts';

/** What reading sources needs. */
export interface SourceTools {
  cache: Cache;
  tasks: Pick<Tasks, 'makeScene'>;
  /** Identifies the source of the lab that this process runs. */
  labKey: string;
  /** Results of experiments, which outlive the load that measured them. */
  results: Map<string, number | string>;
}
