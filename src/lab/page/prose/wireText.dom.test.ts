import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byId, renderHtml } from '../../../../tests/unit/renderBlocks.ts';
import { range, toggle } from '../../model/scene.ts';
import type { SceneData } from '../../model/sceneData.ts';
import type { Command } from '../../protocol/protocol.ts';
import { createPlayer, type Player } from '../player/player.ts';
import { wireText } from './wireText.ts';

const RAMP: SceneData = {
  ...{ id: 'ramp', title: 'A ramp', description: 'A ramp.', source: '', code: '' },
  ...{ controls: [], poster: { width: 720, height: 300, elements: [] }, highlights: ['path'] },
  params: {
    slope: range('Slope', { min: -10, max: 40, step: 0.5, value: 20, unit: '°' }),
    smooth: toggle('Smooth', false),
  },
};

const HTML = await renderHtml(
  `At <Tune scene="ramp" param="slope" />, or
<Preset scene="ramp" values={{ slope: 40 }}>a steep ramp</Preset>, see
<Highlight scene="ramp" layer="contacts">contacts</Highlight> and
<Highlight scene="ramp" layer="path">the path</Highlight>.`,
  { page: { scenes: byId([RAMP]) } },
);

let article: HTMLElement;
let picture: HTMLElement;
let player: Player;
let ending: AbortController;
/** What was sent to the scene. */
let sent: Command[];

beforeEach(() => {
  article = document.createElement('article');
  article.innerHTML = HTML;
  picture = document.createElement('div');
  document.body.append(article, picture);
  sent = [];
  const untested = () => {
    throw new Error('no scene runs');
  };
  const real = createPlayer(picture, {
    trusted: untested,
    untrusted: untested,
    tools: untested,
  });
  const send = (command: Command) => {
    sent.push(command);
    real.send(command);
  };
  player = { ...real, send };
  ending = new AbortController();
  const { signal } = ending;
  const wired = [...article.querySelectorAll<HTMLElement>('[data-wired]')];
  wireText(wired, { picture, player, params: RAMP.params, signal });
});
afterEach(() => {
  player.end();
  article.remove();
  picture.remove();
});

const input = () => article.querySelector('input') as HTMLInputElement;
const button = (text: string) =>
  [...article.querySelectorAll<HTMLElement>('[role="button"]')].find(
    ({ textContent }) => textContent === text,
  ) as HTMLElement;
const valuesSent = () =>
  sent.flatMap((command) => (command.type === 'values' ? [command.values] : []));

function type(text: string) {
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
}

function pointer(type: string, clientX: number, target: HTMLElement = input()) {
  const event = { clientX, pointerId: 1, button: 0, pointerType: 'mouse', bubbles: true };
  target.dispatchEvent(new PointerEvent(type, event));
}

describe('a number in the text', () => {
  beforeEach(() => {
    input().setPointerCapture = vi.fn();
  });

  it('is an input with the name and the limits of the parameter', () => {
    expect(input().getAttribute('aria-label')).toBe('Slope, in °');
    expect(input()).toMatchObject({ type: 'number', min: '-10', max: '40', step: '0.5' });
    expect(input().value).toBe('20');
    expect(article.textContent).toMatch(/^At 20°, or/);
    expect(sent).toEqual([]);
  });

  it('changes the scene, and shows what is typed', () => {
    type('-3.50');
    expect(valuesSent()).toEqual([{ slope: -3.5 }]);
    expect(input().value).toBe('-3.50');
    expect(article.textContent).toMatch(/^At −3.5°/);
  });

  it('takes the nearest valid number, after one that the scene can’t have', () => {
    type('99');
    expect(valuesSent()).toEqual([]);
    expect(article.textContent).toMatch(/^At 99°/);
    input().dispatchEvent(new Event('change'));
    expect(valuesSent()).toEqual([{ slope: 40 }]);
    expect(input().value).toBe('40');
    type('');
    input().dispatchEvent(new Event('change'));
    expect(valuesSent().at(-1)).toEqual({ slope: 40 });
  });

  it('follows the slider of the scene', () => {
    player.send({ type: 'values', values: { smooth: true } });
    expect(article.textContent).toMatch(/^At 20°/);
    player.send({ type: 'values', values: { slope: -1.5 } });
    expect(article.textContent).toMatch(/^At −1.5°/);
    expect(input().value).toBe('-1.5');
  });

  it('changes with horizontal drags, by whole steps', () => {
    pointer('pointerdown', 100);
    pointer('pointermove', 102);
    expect(sent).toEqual([]);
    pointer('pointermove', 124);
    // A tenth of the range of 50, in 24 of 240 pixels.
    expect(valuesSent()).toEqual([{ slope: 25 }]);
    pointer('pointermove', 1000);
    expect(valuesSent().at(-1)).toEqual({ slope: 40 });
    pointer('pointerup', 1000);
    pointer('pointermove', 0);
    input().click();
    expect(valuesSent()).toHaveLength(2);
    expect(document.activeElement).not.toBe(input());
  });

  it('is sent and edited with a click', () => {
    input().click();
    expect(valuesSent()).toEqual([{ slope: 20 }]);
    expect(document.activeElement).toBe(input());
  });
});

describe('a preset', () => {
  it('starts the scene over with its values, and the defaults for all others', () => {
    player.send({ type: 'values', values: { smooth: true } });
    sent.length = 0;
    button('a steep ramp').click();
    expect(sent).toEqual([
      { type: 'values', values: { slope: 40, smooth: false } },
      { type: 'reset' },
      { type: 'play' },
    ]);
    expect(article.textContent).toMatch(/^At 40°/);
  });

  it.each(['Enter', ' '])('is pressed by the key "%s"', (key) => {
    button('a steep ramp').dispatchEvent(new KeyboardEvent('keydown', { key }));
    expect(sent).toHaveLength(3);
  });

  it('is marked as long as the scene has its values', () => {
    const isCurrent = () => button('a steep ramp').getAttribute('aria-current');
    expect(isCurrent()).toBeNull();
    button('a steep ramp').click();
    expect(isCurrent()).toBe('true');
    player.send({ type: 'values', values: { slope: 39 } });
    expect(isCurrent()).toBeNull();
  });

  it('scrolls to a picture that is out of sight', () => {
    const scrollIntoView = vi.spyOn(picture, 'scrollIntoView').mockReturnValue();
    const at = (top: number) =>
      vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 700, 400));
    at(innerHeight - 300);
    button('a steep ramp').click();
    expect(scrollIntoView).not.toHaveBeenCalled();
    at(innerHeight - 100);
    button('a steep ramp').click();
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });
});

describe('a highlight', () => {
  const layers = () => [...player.state().layers];

  it('shows its layer while the mouse is over it', () => {
    pointer('pointerenter', 0, button('contacts'));
    expect(layers()).toEqual(['joints', 'contacts']);
    pointer('pointerleave', 0, button('contacts'));
    expect(layers()).toEqual(['joints']);
  });

  it('keeps its layer after a click, until the next one', () => {
    const words = button('contacts');
    words.click();
    expect(words.getAttribute('aria-pressed')).toBe('true');
    pointer('pointerenter', 0, words);
    pointer('pointerleave', 0, words);
    expect(layers()).toContain('contacts');
    words.click();
    expect(words.getAttribute('aria-pressed')).toBe('false');
    expect(layers()).not.toContain('contacts');
  });

  it('leaves a layer that the reader has turned on', () => {
    player.send({ type: 'layers', layers: ['contacts'] });
    pointer('pointerenter', 0, button('contacts'));
    pointer('pointerleave', 0, button('contacts'));
    expect(layers()).toEqual(['contacts']);
  });

  it('shows a part that the scene draws', () => {
    pointer('pointerenter', 0, button('the path'));
    pointer('pointerleave', 0, button('the path'));
    expect(sent).toEqual([{ type: 'highlight', name: 'path' }, { type: 'highlight' }]);
  });
});

it('is plain text again when the scene ends', () => {
  const plain = document.createElement('article');
  plain.innerHTML = HTML;
  ending.abort();
  expect(article.innerHTML).toBe(plain.innerHTML);
});
