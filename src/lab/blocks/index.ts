import type { Blocks } from '../../content/block.ts';
import type { LabItems } from '../model/labItems.ts';
import { download } from './Download.tsx';
import { measured } from './Measured.tsx';
import { playground } from './Playground.tsx';
import { integrationCode, sceneCode, worldCheckCode } from './ProgramCode.tsx';
import { scene, tutorialStep } from './Scene.tsx';
import { tutorialCode, tutorialLine } from './TutorialCode.tsx';
import { highlight, preset, tune } from './wired.tsx';

/** Returns the blocks with which pages show physics. */
export function labBlocks({
  scenes,
  steps,
  examples,
  experiments,
  integrations,
  projects,
}: LabItems): Blocks {
  return {
    Download: download(projects),
    Highlight: highlight(scenes),
    IntegrationCode: integrationCode(integrations),
    Measured: measured(experiments),
    Playground: playground(scenes, examples),
    Preset: preset(scenes),
    Scene: scene(scenes),
    SceneCode: sceneCode(scenes),
    Tune: tune(scenes),
    TutorialCode: tutorialCode(steps),
    TutorialLine: tutorialLine(steps),
    TutorialStep: tutorialStep(scenes, steps, projects),
    WorldCheckCode: worldCheckCode,
  };
}
