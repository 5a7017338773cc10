import { z } from 'zod';
import { defineBlock } from '../../content/block.ts';
import { itemIn, type Lookup } from '../../content/lookup.ts';
import type { IntegrationFile } from '../model/integrations.ts';
import { partOfProgram } from './partOfProgram.ts';

/**
 * A file of an integration, or a region of it, under the name that it has in a reader's project. The text can't
 * disagree with the program that the tests check and run, because both come from one file.
 */
export const integrationCode = (files: Lookup<IntegrationFile>) =>
  defineBlock(
    z.strictObject({
      id: itemIn(files, 'a file of an integration', (id) => `create integrations/${id}`),
      lines: z.string().optional(),
    }),
    ({ id: file, lines: region }) => {
      const { id } = file;
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
