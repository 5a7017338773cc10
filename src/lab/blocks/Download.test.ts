import { expect, it } from 'vitest';
import { byId, findProblems, renderHtml, sameHtml } from '../../../tests/unit/renderBlocks.ts';
import type { SceneData } from '../model/sceneData.ts';
import type { Step } from '../model/steps.ts';

const project = (id: string, name: string) => ({ id, name, zip: new Uint8Array(1234) });
const projects = byId([project('pixi', 'toys-in-pixi'), project('game/02', 'game-02')]);

it('<Download> links to a project by its address, with its size', async () => {
  expect(await sameHtml('::download{id=pixi}', '<Download id="pixi" />', { projects })).toBe(
    '<p><a href="/downloads/toys-in-pixi.zip" download>Download this project (ZIP, 2 KB)</a></p>',
  );
});

it('<Download> reports a project that does not exist', async () => {
  expect(await findProblems('<Download id="pix" />', { page: { projects } })).toEqual([
    'a.mdx:1 "id" of <Download> must be the name of an integration, not "pix" — did you mean "pixi"?',
  ]);
});

it('<TutorialStep> has a link below its scene if the step is a game', async () => {
  const scene = { title: 'T', params: {}, controls: [], description: '', source: '', code: '' };
  const poster = { width: 1, height: 1, elements: [] };
  const scenes = byId(['game/01', 'game/02'].map((id): SceneData => ({ id, ...scene, poster })));
  const steps = byId(
    [...scenes.keys()].map((id): Step => ({ id, lines: [], regions: {}, added: [], removed: [] })),
  );
  const page = { scenes, steps, projects };
  expect(await renderHtml('<TutorialStep id="game/02" />', { page })).toMatch(
    /<\/figure>\s*<p><a href="\/downloads\/game-02.zip" download>Download this step as a project \(ZIP, 2 KB\)<\/a><\/p>$/,
  );
  expect(await renderHtml('<TutorialStep id="game/01" />', { page })).toMatch(/<\/figure>$/);
});
