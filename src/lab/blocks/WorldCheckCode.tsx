import { z } from 'zod';
import { defineBlock } from '../../content/block.ts';
import source from '../worldCheck/worldCheck.ts?raw';

/** The source of the world check, for readers to copy into a game. */
export const worldCheckCode = defineBlock(z.strictObject({}), () => (
  <pre>
    <code className="language-ts" data-meta={'title="worldCheck.ts" nocheck'}>
      {source}
    </code>
  </pre>
));
