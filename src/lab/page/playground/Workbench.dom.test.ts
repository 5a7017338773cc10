import { act, createElement, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import type { PlaygroundItem } from '../items/playgroundItems.ts';
import { INITIAL_STATE } from '../player/playerState.ts';
import { createStore } from '../player/store.ts';
import type { OpenState } from './followAddress.ts';
import { Workbench } from './Workbench.tsx';

interface Editor {
  runRequests: number;
  onRun: () => void;
}

const { log } = vi.hoisted(() => ({ log: [] as string[] }));
let editor: Editor;

// CodeMirror needs a layout.
vi.mock('./EditorPane.tsx', () => ({
  EditorPane: (props: Editor) => {
    editor = props;
    const { runRequests } = props;
    useEffect(() => {
      log.push('opened');
      return () => void log.push('closed');
    }, []);
    useEffect(() => {
      if (runRequests > 0) log.push(`run ${runRequests}`);
    }, [runRequests]);
    return null;
  },
}));

const SHARED: PlaygroundItem = {
  ...{ key: 'code=1', title: 'Shared code', description: '' },
  ...{ source: '', values: {}, isTrusted: false },
};

let items: ReturnType<typeof createStore<OpenState>>;
const render = createReactRoot();

/** Opens shared code in a window with panes next to each other or one at a time, without a reader's events. */
async function open(isTabbed: boolean): Promise<void> {
  const matchMedia = (query: string) => ({ matches: isTabbed && query.includes('any-pointer') });
  vi.stubGlobal('matchMedia', matchMedia);
  items = createStore<OpenState>({ key: SHARED.key, item: SHARED, visit: 1 });
  const player = createStore(INITIAL_STATE);
  const picture = document.createElement('div');
  const props = {
    items: { ...items, state: items.get },
    sketches: { subscribe: () => () => undefined, problem: () => undefined },
    player: { ...player, state: player.get, send: () => undefined },
    context: { basePath: '', recall: () => null, remember: () => undefined },
    ...{ picture, about: document.createElement('div'), onRendered: () => undefined },
  };
  await render(createElement(Workbench, props as unknown as Parameters<typeof Workbench>[0]));
}

async function press(name: string): Promise<void> {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`there is no button “${name}”`);
  await act(async () => button.click());
}

beforeEach(() => {
  log.length = 0;
  class Observer {
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
});

it('opens the editor with its pane, and keeps it while another item isn’t opened', async () => {
  await open(true);
  expect(log).toEqual([]);
  await press('Code');
  await press('Picture');
  await press('Code');
  expect(log).toEqual(['opened']);
  await press('Picture');
  await act(async () => items.set({ visit: 2 }));
  expect(log).toEqual(['opened', 'closed']);
});

it('keeps the editor that a link to a line has opened', async () => {
  await open(true);
  await act(async () => items.set({ line: 2 }));
  await act(async () => items.set({ line: undefined }));
  expect(log).toEqual(['opened']);
});

it('opens the editor to run the code, even if it is out of view', async () => {
  await open(false);
  expect(log).toEqual([]);
  await press('Run the code');
  expect(log).toEqual(['opened', 'run 1']);
});

it('keeps the pane of an item when a run of the item before ends', async () => {
  await open(true);
  await press('Code');
  const { onRun } = editor;
  await act(async () => items.set({ visit: 2 }));
  await press('Code');
  await act(async () => onRun());
  expect(document.querySelector('[data-pane]')?.getAttribute('data-pane')).toBe('code');
});
