import { expect, it } from 'vitest';
import { byId, renderHtml } from '../../../tests/unit/renderBlocks.ts';
import { readSteps } from '../model/steps.ts';

const steps = readSteps([
  {
    id: 'game/01-world',
    text: 'before();\nrun() {\n  walk();\n\n  stop();\n}',
  },
  {
    id: 'game/02-jump',
    text: '// #region run\nrun() {\n  jump();\n}\n// #endregion',
  },
  {
    id: 'game/03-land',
    text: 'run() {\n  // #region land\n  fly();\n  land();\n  // #endregion\n}',
  },
]);
const renderCode = (id: string, lines: string) =>
  renderHtml(`<TutorialCode id="${id}" lines="${lines}" />`, { page: { steps: byId(steps) } });

it('marks what a step adds and removes, without empty lines and what is above the region', async () => {
  expect(await renderCode('game/02-jump', 'run')).toBe(
    '<pre><code data-meta="title=&#x22;game.ts&#x22; excerpt">run() {\n' +
      '  walk(); // [!code --]\n  stop(); // [!code --]\n  jump(); // [!code ++]\n}</code></pre>',
  );
});

it('shows what the first lines of a region replace, without the indent', async () => {
  expect(await renderCode('game/03-land', 'land')).toBe(
    '<pre><code data-meta="title=&#x22;game.ts&#x22; excerpt">' +
      'jump(); // [!code --]\nfly(); // [!code ++]\nland(); // [!code ++]</code></pre>',
  );
});

it('links to a line of a step in the playground', async () => {
  const page = { page: { steps: byId(steps) } };
  const link = (has: string) =>
    renderHtml(`<TutorialLine id="game/02-jump" has="${has}">jump</TutorialLine>`, page);
  expect(await link('jump()')).toBe(
    '<a href="/playground#scene=game/02-jump&#x26;line=2">jump</a>',
  );
  await expect(link('fly()')).rejects.toThrow('in no line of learn/game/02-jump.ts');
});
