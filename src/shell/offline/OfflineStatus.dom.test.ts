import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { createReactRoot } from '../../../tests/unit/reactRoot.ts';
import type { PageView } from '../../site/view.ts';
import { type Shell, ShellContext } from '../router/context.ts';
import { OfflineStatus } from './OfflineStatus.tsx';

vi.mock('./copy.ts', () => ({ readCopy: async () => ({ state: 'none' }) }));

const render = createReactRoot();

it('says that a page has a newer version only while it displays that page', async () => {
  const workers = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ update: async () => undefined }),
    startMessages: () => undefined,
  }) as unknown as ServiceWorkerContainer;
  const show = (path: string) => {
    const view = { path } as PageView;
    const value = { router: { first: { view: { path: '/first' } } } } as unknown as Shell;
    const status = createElement(OfflineStatus, { basePath: '/docs', view, workers });
    return render(createElement(ShellContext, { value }, status));
  };
  const report = (key: string) =>
    act(async () => workers.dispatchEvent(new MessageEvent('message', { data: key })));

  await show('/world');
  await report('/docs/world.json');
  await report('/docs/body.json');
  expect(document.body.textContent).toContain('This page has a newer version.');
  await show('/body');
  expect(document.body.textContent).not.toContain('This page has a newer version.');
  await show('/world');
  expect(document.body.textContent).toContain('This page has a newer version.');
});
