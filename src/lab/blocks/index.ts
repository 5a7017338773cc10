import type { Blocks } from '../../content/block.ts';
import type { LabItems } from '../labItems.ts';
import { measured } from './Measured.tsx';
import { playground } from './Playground.tsx';
import { scene } from './Scene.tsx';
import { worldCheckCode } from './WorldCheckCode.tsx';

/** What a page can show of physics. */
export function labBlocks({ scenes, examples, experiments }: LabItems): Blocks {
  return {
    Measured: measured(experiments),
    Playground: playground(scenes, examples),
    Scene: scene(scenes),
    WorldCheckCode: worldCheckCode,
  };
}
