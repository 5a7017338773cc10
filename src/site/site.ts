import type { Problem } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import type { SymbolPlace } from '../content/symbolLinks.ts';
import type { SceneData } from '../lab/sceneData.ts';
import type { ExampleData } from '../lab/testbed/exampleData.ts';
import type { Sidebar } from './sidebar.ts';
import type { Snippets } from './snippets.ts';
import type { Uses } from './uses.ts';

/** The whole site as plain data: what `assembleSite` makes and everything after it reads. */
export interface Site {
  config: Config;
  /** One for each file, in the order of their paths, and the not-found page. */
  pages: Page[];
  /** Every path that answers, aliases too, with the page it shows. */
  routes: Map<string, Page>;
  sidebars: Sidebar[];
  snippets: Snippets;
  /** What the reference describes, and where. */
  symbols: Map<string, SymbolPlace>;
  /** For each page of the reference, where in the guides its symbol is used. */
  uses: Map<string, Uses>;
  /** The physics that pages show. */
  scenes: SceneData[];
  /** What the code of each scene uses of the library, as often as it does, by the scene's id. */
  sceneNames: Map<string, string[]>;
  /** Examples that come with the library. */
  examples: ExampleData[];
  problems: Problem[];
}
