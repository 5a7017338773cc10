import { describe, expect, it } from 'vitest';
import { byId, findProblems, renderHtml } from '../../../tests/unit/renderBlocks.ts';
import { readRegions } from '../model/regions.ts';
import type { SceneData } from '../model/sceneData.ts';

describe('<IntegrationCode>', () => {
  const id = 'pixi/src/main.ts';
  const text = 'start();\n// #region loop\n  tick(() => {\n    draw();\n  });\n// #endregion';
  const page = { integrations: byId([{ id, ...readRegions(id, text) }]) };

  it('shows a file under its name in the project of a reader, without the marks of regions', async () => {
    expect(await renderHtml('<IntegrationCode id="pixi/src/main.ts" />', { page })).toBe(
      '<pre><code data-meta="title=&#x22;src/main.ts&#x22; nocheck">start();\n  tick(() => {\n    draw();\n  });</code></pre>',
    );
  });

  it('shows a region without its indent', async () => {
    const html = await renderHtml('<IntegrationCode id="pixi/src/main.ts" lines="loop" />', {
      page,
    });
    expect(html).toContain('>tick(() => {\n  draw();\n});<');
  });

  it('reports a file that does not exist, with the nearest one', async () => {
    expect(await findProblems('<IntegrationCode id="pixi/main.ts" />', { page })).toEqual([
      'a.mdx:1 "id" of <IntegrationCode> must be a file of an integration, not "pixi/main.ts" — did you mean "pixi/src/main.ts"?',
    ]);
  });

  it('reports any file on a site without integrations', async () => {
    expect(await findProblems('<IntegrationCode id="pixi/src/main.ts" />')).toEqual([
      'a.mdx:1 "id" of <IntegrationCode> must be a file of an integration, not "pixi/src/main.ts" — create integrations/pixi/src/main.ts',
    ]);
  });

  it('reports a region that the file does not have', async () => {
    expect(
      await findProblems('<IntegrationCode id="pixi/src/main.ts" lines="input" />', { page }),
    ).toEqual([
      'a.mdx:1 <IntegrationCode> shows the unknown region "input" of integrations/pixi/src/main.ts — mark it there with "// #region input", or name one that is marked',
    ]);
  });
});

describe('<SceneCode>', () => {
  const source =
    "import { World } from 'planck';\nimport { range } from '#scene';\n\nfunction run() {\n  if (a) {\n    b();\n  }\n}";
  const page = {
    scenes: byId([
      { id: 'ball', source, regions: { run: [4, 7] } } as Partial<SceneData> as SceneData,
    ]),
  };

  it('shows a region as a part of a file, without its indent', async () => {
    expect(await renderHtml('<SceneCode id="ball" lines="run" />', { page })).toBe(
      '<pre><code data-meta="title=&#x22;ball.ts&#x22; module" data-imports="import { World } from &#x27;planck&#x27;;">if (a) {\n  b();\n}</code></pre>',
    );
  });

  it('shows an excerpt, which is not checked and has no imports', async () => {
    expect(await renderHtml('<SceneCode id="ball" lines="run" excerpt />', { page })).toBe(
      '<pre><code data-meta="excerpt">if (a) {\n  b();\n}</code></pre>',
    );
  });

  it('reports a region that the scene does not have', async () => {
    expect(await findProblems('<SceneCode id="ball" lines="jump" />', { page })).toEqual([
      'a.mdx:1 <SceneCode> shows the unknown region "jump" of scenes/ball.ts — mark it there with "// #region jump", or name one that is marked',
    ]);
  });
});
