import type { Problem } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import type { SceneData } from '../lab/sceneData.ts';
import type { ExampleData } from '../lab/testbed/exampleData.ts';
import type { Sidebar } from './sidebar.ts';
import type { Snippets } from './snippets.ts';
import type { LinkedSite, Uses } from './uses.ts';

/** The whole site as plain data: what `assembleSite` makes and everything after it reads. */
export interface Site extends LinkedSite {
  config: Config;
  /** One for each file, in the order of their paths, and the not-found page. */
  pages: Page[];
  sidebars: Sidebar[];
  snippets: Snippets;
  /** For each page of the reference, where in the guides its symbol is used. */
  uses: Map<string, Uses>;
  scenes: SceneData[];
  /** Examples that come with the library. */
  examples: ExampleData[];
  problems: Problem[];
}
