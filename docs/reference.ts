import { defineReference } from '../src/reference/notes.ts';
import { defaults } from './reference/defaults.ts';
import { examples } from './reference/examples.ts';
import { parameters } from './reference/parameters/index.ts';
import { remarks } from './reference/remarks.ts';
import { returns } from './reference/returns.ts';
import { summaries } from './reference/summaries/index.ts';
import { topics } from './reference/topics.ts';
import { units } from './reference/units.ts';
import { values } from './reference/values.ts';

/** What the types of Planck.js don't tell, for the pages of its API reference. */
export default defineReference({
  topics,
  defaults,
  values,
  units,
  summaries,
  remarks,
  returns,
  parameters,
  examples,
});
