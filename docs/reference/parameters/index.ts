import { flat } from '../flat.ts';
import { bodies } from './bodies.ts';
import { collisions } from './collisions.ts';
import { joints } from './joints.ts';
import { matrices } from './matrices.ts';
import { queries } from './queries.ts';
import { shapes } from './shapes.ts';
import { solver } from './solver.ts';
import { testbed } from './testbed.ts';
import { trees } from './trees.ts';
import { vectors } from './vectors.ts';
import { world } from './world.ts';

/**
 * What parameters are, where the library's own words are missing, repeat the unit, or say it wrong.
 * Units have a column of their own. No parameter is without a text.
 */
export const parameters: Record<string, string> = {
  ...flat(world),
  ...flat(bodies),
  ...flat(shapes),
  ...flat(joints),
  ...flat(queries),
  ...flat(collisions),
  ...flat(vectors),
  ...flat(matrices),
  ...flat(trees),
  ...flat(solver),
  ...flat(testbed),
};
