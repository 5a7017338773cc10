import { z } from 'zod';
import { BlockError, defineBlock } from '../../content/block.ts';
import type { IntegrationFile } from '../integrations.ts';
import { partOfProgram } from './partOfProgram.ts';
import { idOf } from './Scene.tsx';

/**
 * A file of an integration, or a region of it, under the name that it has in a reader's project. The text can't
 * disagree with the program that the tests check and run, because both come from one file.
 */
export const integrationCode = (files: IntegrationFile[]) =>
  defineBlock(
    z.strictObject({ id: idOf(files), lines: z.string().optional() }),
    ({ id, lines: region }) => {
      const file = files.find((one) => one.id === id);
      if (!file)
        throw new BlockError(`refers to the unknown file "${id}"`, `create integrations/${id}`);
      const title = id.slice(id.indexOf('/') + 1);
      return (
        <pre>
          <code
            className={`language-${id.slice(id.lastIndexOf('.') + 1)}`}
            data-meta={`title="${title}" nocheck`}
          >
            {partOfProgram(file, `integrations/${id}`, region).lines.join('\n')}
          </code>
        </pre>
      );
    },
  );
