import type { Problem } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import type { Snippets } from '../content/snippet.ts';
import type { ExampleData } from '../lab/model/exampleData.ts';
import type { Poster } from '../lab/model/poster.ts';
import type { Project } from '../lab/model/projects.ts';
import type { SceneData } from '../lab/model/sceneData.ts';
import type { SiteFonts } from './copiedFiles.ts';
import type { PackageLicense } from './licenses.ts';
import type { Sidebar } from './sidebar.ts';
import type { LinkedSite, Uses } from './uses.ts';

/** What pages can link to and show in addition to each other. */
export interface SiteContent extends Omit<LinkedSite, 'routes'> {
  /** Short summary of each symbol and member from the reference, as HTML, by its address. */
  summaries: Map<string, string>;
  scenes: SceneData[];
  /** Examples that the library's package contains. */
  examples: ExampleData[];
  /** Names of the library's symbols in the code of each example, by its id. */
  exampleNames: Map<string, string[]>;
  /** Pictures of the examples, by example id. */
  examplePosters: Map<string, Poster>;
  /** Steps of tutorials and integrations that readers can download. */
  projects: Project[];
  /** Packages that the site's files contain; undefined in dev, which builds no files. */
  licenses?: PackageLicense[];
}

/** The whole site as plain data, as `assembleSite` returns it. */
export interface Site extends SiteContent, Pick<LinkedSite, 'routes'> {
  config: Config;
  /** Addresses of the logo, as pages use them: `data:` addresses for small files. */
  logoUrl?: Config['logoUrl'];
  fonts?: SiteFonts;
  /** One page for each file, sorted by path, and the not-found page. */
  pages: Page[];
  sidebars: Sidebar[];
  snippets: Snippets;
  /** Paths of files in `public/` that links lead to as if they were pages; none by default. */
  documents?: string[];
  /** Uses in the guides of the symbol of each page of the reference, by the path of the page. */
  uses: Map<string, Uses>;
  problems: Problem[];
}
