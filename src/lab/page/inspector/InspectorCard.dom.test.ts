import '../../../../tests/unit/oneReact.ts';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

let container: HTMLElement;
let unmount: () => Promise<void>;
let targets: InspectTarget[];
let closed: number;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  targets = [];
  closed = 0;
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await unmount();
  container.remove();
});

async function show(item = ITEM, site: Site = SITE): Promise<void> {
  const root = createRoot(container);
  unmount = () => act(async () => root.unmount());
  const card = createElement(InspectorCard, {
    item,
    site,
    inspect: (target) => void targets.push(target),
    onClose: () => void closed++,
  });
  await act(async () => root.render(card));
}

function click(name: string): Promise<void> {
  const button = [...container.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  );
  return act(async () => button?.click());
}

it('links each name to its member of the reference', async () => {
  await show();
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Body.setAwake', '/docs/api/classes/Body#setawake'],
    ['Mass', '/docs/api/classes/Body#getmass'],
  ]);
  expect(container.querySelector('dd')?.textContent).toBe('4.00 kg');
});

it('has no links without a reference', async () => {
  await show(ITEM, { basePath: '' });
  expect(container.querySelectorAll('a')).toHaveLength(0);
  expect(container.textContent).toContain('It is asleep. Body.setAwake');
  expect(container.querySelector('dt')?.textContent).toBe('Mass');
});

it('explains stillness only for bodies that do not move', async () => {
  await show();
  expect(container.textContent).toContain('Why is it not moving?');
  await unmount();
  await show({ ...ITEM, reasons: [] });
  expect(container.textContent).not.toContain('Why is it not moving?');
  expect(container.textContent).toContain('It can’t rotate.');
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
  await act(async () => container.querySelector('button')?.dispatchEvent(pressed));
  expect([targets, closed]).toEqual([['nothing', 'nothing'], 2]);
});
