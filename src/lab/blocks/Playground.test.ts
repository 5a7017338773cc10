import { expect, it } from 'vitest';
import { byId, renderHtml } from '../../../tests/unit/renderBlocks.ts';
import { range } from '../model/scene.ts';
import type { SceneData } from '../model/sceneData.ts';

const BALL: SceneData = {
  id: 'ball',
  title: 'A ball',
  description: 'A ball falls.',
  params: { height: range('Height', { min: 0, max: 1, value: 0 }) },
  controls: ['Drop'],
  poster: { width: 720, height: 300, elements: [] },
  source: '',
  code: '',
};
const RAMP: SceneData = { ...BALL, id: 'ramp', title: 'A ramp', description: 'A ramp rises.' };
const page = { scenes: byId([BALL, RAMP]) };

it('shows the first scene before script, with space for its controls', async () => {
  const html = await renderHtml('<Playground first="ramp" />', { page });
  expect(html).toContain('<p data-text="A ramp"></p>');
  expect(html).toContain('<svg role="img" aria-label="A ramp"');
  expect(html).toContain(
    '<div style="--own:1;--rows:1;--wide-rows:1"></div><p data-text="A ramp rises."></p>',
  );
});

it('shows the scene that is listed first, unless another is chosen', async () => {
  expect(await renderHtml('<Playground />', { page })).toContain('aria-label="A ball"');
});

it('can start with a program, before its scenes', async () => {
  const html = await renderHtml('<Playground program />', { page });
  expect(html).toContain('<p data-text="Wrecking ball"></p>');
  expect(html).not.toContain('<svg');
  expect(html.indexOf('data-program="program=wrecking-ball"')).toBeLessThan(
    html.indexOf('data-program="scene=ball"'),
  );
});

it('has an empty picture if there are only examples', async () => {
  const examples = byId([{ id: 'Car', title: 'Car', description: '', source: '', code: '' }]);
  const html = await renderHtml('<Playground />', { page: { examples } });
  expect(html).not.toContain('<svg');
  expect(html).toContain('<li data-program="example=Car">Car</li>');
});
