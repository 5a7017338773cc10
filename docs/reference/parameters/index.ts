import { flat } from '../flat.ts';
import { bodies } from './bodies.ts';
import { joints } from './joints.ts';
import { queries } from './queries.ts';
import { shapes } from './shapes.ts';
import { world } from './world.ts';

/**
 * What parameters are, where the library's own words are missing, repeat the unit, or say it wrong.
 * Units have a column of their own. A table has all of its rows told, or none.
 */
export const parameters: Record<string, string> = {
  ...flat(world),
  ...flat(bodies),
  ...flat(shapes),
  ...flat(joints),
  ...flat(queries),
};
