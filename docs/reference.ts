import { defineReference } from '../src/reference/notes.ts';
import changes from './reference/changes.json';
import { groups } from './reference/groups.ts';
import { scenes } from './reference/scenes.ts';
import * as symbols from './reference/symbols/index.ts';
import { topics } from './reference/topics.ts';

/** Notes on Planck.js for the pages of its API reference: what its types do not say. */
export default defineReference({
  topics,
  symbols,
  groups,
  scenes,
  changes: changes.versions,
});
