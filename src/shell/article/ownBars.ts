import { OWN_BAR } from '../../article/attributes.ts';

/** Draws the numbers that a sample has printed into the bar charts of its page that ask for them. */
export function drawOwnBars(article: HTMLElement, lines: string[]): void {
  for (const bar of article.querySelectorAll<HTMLElement>(`[${OWN_BAR}]`)) {
    const unit = bar.getAttribute(OWN_BAR) ?? '';
    const line = lines.find((line) => line.endsWith(` ${unit}`)) ?? '';
    const text = line.slice(0, -unit.length).trim();
    const value = Number(text);
    const chart = bar.parentElement;
    if (text === '' || Number.isNaN(value) || !chart) continue;
    const max = Number(chart.style.getPropertyValue('--max'));
    chart.style.setProperty('--max', `${Math.max(max, value)}`);
    bar.style.setProperty('--value', `${value}`);
    bar.setAttribute('data-text', `${text} ${unit.replace(/ .*/, '')}`);
    bar.hidden = false;
  }
}
