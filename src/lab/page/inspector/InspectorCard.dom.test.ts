import '../../../../tests/unit/oneReact.ts';
import { act, createElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import type { Inspected, InspectTarget } from '../../inspect/inspected.ts';
import { InspectorCard, type Site } from './InspectorCard.tsx';

const ITEM: Inspected = {
  title: 'Body 2 of 3',
  rows: [{ name: 'Mass', value: '4.00', unit: 'kg', member: 'Body#getMass' }],
  reasons: [{ text: 'It is asleep.', member: 'Body#setAwake' }],
  notes: [{ text: 'It can’t rotate.' }],
  related: ['Circle fixture', 'Contact with body 1'],
};
const SITE: Site = { basePath: '/docs', reference: '/api' };

const render = createReactRoot();
let targets: InspectTarget[];
let closed: number;

beforeEach(() => {
  targets = [];
  closed = 0;
});

async function show(item = ITEM, site: Site = SITE): Promise<void> {
  const card = createElement(InspectorCard, {
    item,
    site,
    inspect: (target) => void targets.push(target),
    onClose: () => void closed++,
  });
  await render(card);
}

function click(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  );
  return act(async () => button?.click());
}

it('links each name to its member of the reference', async () => {
  await show();
  const links = [...document.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Body.setAwake', '/docs/api/classes/Body#setawake'],
    ['Mass', '/docs/api/classes/Body#getmass'],
  ]);
  expect(document.querySelector('dd')?.textContent).toBe('4.00 kg');
});

it('has no links without a reference', async () => {
  await show(ITEM, { basePath: '' });
  expect(document.querySelectorAll('a')).toHaveLength(0);
  expect(document.body.textContent).toContain('It is asleep. Body.setAwake');
  expect(document.querySelector('dt')?.textContent).toBe('Mass');
});

it('explains stillness only for bodies that do not move', async () => {
  await show();
  expect(document.body.textContent).toContain('Why is it not moving?');
  await show({ ...ITEM, reasons: [] });
  expect(document.body.textContent).not.toContain('Why is it not moving?');
  expect(document.body.textContent).toContain('It can’t rotate.');
});

it('leads to other bodies, and to what is connected', async () => {
  await show();
  await click('Next body');
  await click('Previous body');
  await click('Contact with body 1');
  expect(targets).toEqual([{ next: 1 }, { next: -1 }, { related: 1 }]);
  // The button can be gone with the next description.
  expect(document.activeElement?.textContent).toBe('Body 2 of 3');
});

it('is closed by its button and by Escape', async () => {
  await show();
  await click('Close the inspector');
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  await act(async () => document.querySelector('button')?.dispatchEvent(pressed));
  expect([targets, closed]).toEqual([['nothing', 'nothing'], 2]);
});
