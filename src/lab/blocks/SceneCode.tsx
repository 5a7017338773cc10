import { z } from 'zod';
import { defineBlock } from '../../content/block.ts';
import type { Lookup } from '../../content/lookup.ts';
import type { SceneData } from '../model/sceneData.ts';
import { partOfProgram } from './partOfProgram.ts';
import { sceneIn } from './Scene.tsx';

/** A region of a scene's code. The text can't disagree with the picture, because both come from one file. */
export const sceneCode = (scenes: Lookup<SceneData>) =>
  defineBlock(
    z.strictObject({ id: sceneIn(scenes), lines: z.string() }),
    ({ id: scene, lines: region }) => {
      const program = { lines: scene.source.split('\n'), regions: scene.regions ?? {} };
      return (
        <pre>
          <code className="language-ts" data-meta="nocheck">
            {partOfProgram(program, `scenes/${scene.id}.ts`, region).lines.join('\n')}
          </code>
        </pre>
      );
    },
  );
