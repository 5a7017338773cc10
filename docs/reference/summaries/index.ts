import { flat } from '../flat.ts';
import { bodies } from './bodies.ts';
import { contacts } from './contacts.ts';
import { fixtures } from './fixtures.ts';
import { joints } from './joints.ts';
import { math } from './math.ts';
import { solver } from './solver.ts';
import { symbols } from './symbols.ts';
import { world } from './world.ts';

/** What things are, where the library's own comments are missing or don't say. */
export const summaries: Record<string, string> = {
  ...symbols,
  ...flat(world),
  ...flat(bodies),
  ...flat(fixtures),
  ...flat(joints),
  ...flat(contacts),
  ...flat(math),
  ...flat(solver),
};
