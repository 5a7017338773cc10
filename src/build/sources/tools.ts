import type { Cache } from '../cache/cache.ts';
import type { drawExample } from './drawExample.ts';
import type { makeScene } from './makeScene.ts';

/** Returns whether the page with a path, or the scene with an id, can follow with a later load. */
export type CanWait = (name: string) => boolean;

/** Tools for reading sources. */
export interface SourceTools {
  cache: Cache;
  tasks: { makeScene: typeof makeScene; drawExample: typeof drawExample };
  /** Identifies the source of the lab that this process runs. */
  labKey: string;
  /** Results of experiments, kept across loads. */
  results: Map<string, number | string>;
}
