import type { Lookup } from '../../content/lookup.ts';
import type { ExampleData } from './exampleData.ts';
import type { SiteExperiment } from './experiment.ts';
import type { Project } from './projects.ts';
import type { Program } from './regions.ts';
import type { SceneData } from './sceneData.ts';
import type { Step } from './steps.ts';

/** A file of a program that uses the library together with another one. */
export interface IntegrationFile extends Program {
  /** Name of its integration, and its path in a reader's project: `pixi/src/main.ts`. */
  id: string;
}

/** The kinds of items that the pages of a site can show. */
export interface LabItem {
  /** Scenes of its pages, and those that are steps of its tutorials. */
  scenes: SceneData;
  steps: Step;
  /** Examples that come with the library. */
  examples: ExampleData;
  experiments: SiteExperiment;
  /** Files of programs that use the library together with others. */
  integrations: IntegrationFile;
  /** Steps and integrations that readers can download. */
  projects: Project;
}

/** Lookup tables of the items, by kind and id. */
export type LabItems = { [Kind in keyof LabItem]: Lookup<LabItem[Kind]> };
