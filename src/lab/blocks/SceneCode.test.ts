import { expect, it } from 'vitest';
import { byId, htmlOf, problemsOf } from '../../../tests/unit/renderBlocks.ts';
import type { SceneData } from '../model/sceneData.ts';

const source = 'scene() {\n  if (a) {\n    b();\n  }\n}';
const page = {
  scenes: byId([
    { id: 'ball', source, regions: { run: [1, 4] } } as Partial<SceneData> as SceneData,
  ]),
};

it('shows a region without its indent', async () => {
  expect(await htmlOf('<SceneCode id="ball" lines="run" />', { page })).toBe(
    '<pre><code data-meta="nocheck">if (a) {\n  b();\n}</code></pre>',
  );
});

it('reports a region that the scene does not have', async () => {
  expect(await problemsOf('<SceneCode id="ball" lines="jump" />', { page })).toEqual([
    'a.mdx:1 <SceneCode> shows the unknown region "jump" of scenes/ball.ts — mark it there with "// #region jump", or name one that is marked',
  ]);
});
