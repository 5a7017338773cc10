import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageStub } from './pageStub.ts';

let onUse: ReturnType<typeof vi.fn<() => void>>;
let soon: (() => void)[];
// biome-ignore lint/suspicious/noExplicitAny: it stands in for objects of any shape
let page: any;

beforeEach(() => {
  onUse = vi.fn();
  soon = [];
  const later = (callback: () => void) => void soon.push(callback);
  page = createPageStub({ planck: 'library' }, later, onUse);
});

describe('the stand-in for a page', () => {
  it('lets code draw without effect', () => {
    const canvas = page.document.createElement('canvas');
    const context = canvas.getContext('2d');
    context.fillStyle = 'red';
    context.fillRect(0, 0, canvas.width, canvas.height);
    page.document.body.append(canvas);
    const image = new page.Image();
    image.src = 'ball.png';
    expect(context.fillStyle).toBe('red');
    expect([...page.document.querySelectorAll('p')]).toEqual([]);
    expect(canvas.getBoundingClientRect().left + 1).toBe(1);
  });

  it('has a size, which code can change', () => {
    const canvas = page.document.querySelector('canvas');
    expect([canvas.width, canvas.clientHeight, page.window.innerWidth]).toEqual([640, 400, 640]);
    canvas.width = 800;
    expect(canvas.width).toBe(800);
  });

  it('has the globals in its window', () => {
    expect(page.window.planck).toBe('library');
    expect(page.window.document).toBe(page.document);
  });

  it.each([
    ['window.onload', () => (page.window.onload = start)],
    ['window.addEventListener', () => page.window.addEventListener('load', start)],
    ['document.addEventListener', () => page.document.addEventListener('DOMContentLoaded', start)],
    ['addEventListener', () => page.addEventListener('load', start)],
  ])('calls what waits for the loaded page: %s', (_how, listen) => {
    start.mockClear();
    listen();
    expect(start).not.toHaveBeenCalled();
    for (const callback of soon) callback();
    expect(start).toHaveBeenCalledOnce();
  });

  it('does not call other listeners', () => {
    page.document.addEventListener('keydown', start);
    expect(soon).toEqual([]);
  });

  it('is no promise', async () => {
    expect(await page.document).toBe(page.document);
  });

  it('reports its use', () => {
    expect(typeof page.document).toBe('function');
    expect(onUse).not.toHaveBeenCalled();
    page.document.body.append('text');
    expect(onUse).toHaveBeenCalled();
  });
});

const start = vi.fn();
