import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FindingsList } from './FindingsList.tsx';

const FINDING = {
  rule: 'mass-ratio',
  message: 'Body 1 at (-2, -0.5) carries a body of 100 kg.',
  link: '/limitations#mass-ratio',
  count: 1,
};

function stripTags(html: string): string {
  return html.replace(/<[^>]+>/g, '|');
}

it('shows each mistake with a link to its section below the base path', () => {
  const findings = [FINDING, { ...FINDING, rule: 'no-density', count: 3 }];
  const html = renderToStaticMarkup(<FindingsList findings={findings} basePath="/docs" />);
  expect(html).toContain('<a href="/docs/limitations#mass-ratio">Mass ratio</a>');
  expect(stripTags(html)).toContain('World check: 2 mistakes found.');
  expect(stripTags(html)).toContain('No density|| · 3 objects|');
  expect(stripTags(html)).toContain('Body 1 at (−2, −0.5) carries');
});

it('shows a mistake without a link, and that there are none', () => {
  const findings = [{ ...FINDING, link: '' }];
  const html = renderToStaticMarkup(<FindingsList findings={findings} basePath="/docs" />);
  expect(html).not.toContain('<a');
  expect(stripTags(html)).toContain('World check: 1 mistake found.');
  const empty = renderToStaticMarkup(<FindingsList findings={[]} basePath="/docs" />);
  expect(stripTags(empty)).toContain('World check: no mistakes found.');
  expect(empty).toContain('<a href="/docs/troubleshooting">Troubleshooting</a>');
});
