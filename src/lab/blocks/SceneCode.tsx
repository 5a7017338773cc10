import { z } from 'zod';
import { BlockError, defineBlock } from '../../content/block.ts';
import type { SceneData } from '../sceneData.ts';
import { partOfProgram } from './partOfProgram.ts';
import { idOf } from './Scene.tsx';

/** A region of a scene's code. The text can't disagree with the picture, because both come from one file. */
export const sceneCode = (scenes: SceneData[]) =>
  defineBlock(z.strictObject({ id: idOf(scenes), lines: z.string() }), ({ id, lines: region }) => {
    const scene = scenes.find((one) => one.id === id);
    if (!scene)
      throw new BlockError(`refers to the unknown scene "${id}"`, `create scenes/${id}.ts`);
    const program = { lines: scene.source.split('\n'), regions: scene.regions ?? {} };
    return (
      <pre>
        <code className="language-ts" data-meta="nocheck">
          {partOfProgram(program, `scenes/${id}.ts`, region).lines.join('\n')}
        </code>
      </pre>
    );
  });
