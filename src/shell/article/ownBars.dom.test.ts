import { expect, it } from 'vitest';
import { drawOwnBars } from './ownBars.ts';

function createChart() {
  document.body.innerHTML =
    '<div style="--max: 2"><div data-own-bar="ms per step" style="--value: 0" hidden></div></div>';
  const bar = document.querySelector<HTMLElement>('[data-own-bar]') as HTMLElement;
  return { bar, chart: bar.parentElement as HTMLElement };
}

it('draws the number that a sample has printed', () => {
  const { bar, chart } = createChart();
  drawOwnBars(document.body, ['Ready', '1.25 ms per step']);
  expect(bar.hidden).toBe(false);
  expect(bar.dataset.text).toBe('1.25 ms');
  expect(bar.style.getPropertyValue('--value')).toBe('1.25');
  expect(chart.style.getPropertyValue('--max').trim()).toBe('2');
});

it('scales the chart to a number that is larger than all others', () => {
  const { chart } = createChart();
  drawOwnBars(document.body, ['30 ms per step']);
  expect(chart.style.getPropertyValue('--max')).toBe('30');
});

it.each([[[]], [['ms per step']], [['slow ms per step']], [['12 steps']]])(
  'draws nothing for %j',
  (lines) => {
    const { bar } = createChart();
    drawOwnBars(document.body, lines);
    expect(bar.hidden).toBe(true);
  },
);
