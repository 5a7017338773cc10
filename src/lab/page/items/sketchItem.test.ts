import { describe, expect, it } from 'vitest';
import type { PlaygroundItem } from './playgroundItems.ts';
import type { Sketch } from './sketches.ts';
import { awaitsRun, toItem, toSketch } from './sketchItem.ts';

const OPENED = { title: 'Ball', description: '', source: '', values: {}, isTrusted: false };
const FROM_LINK: PlaygroundItem = { ...OPENED, key: '#code=1.abc' };
const SCENE: PlaygroundItem = { ...OPENED, key: 'scene=ball', code: '', isTrusted: true };

const sketch = (item: PlaygroundItem, wasRun: boolean): Sketch => ({
  ...toSketch(item, 'edited', {}, wasRun),
  id: '1',
  changed: 0,
});

describe('what waits until the reader presses Run', () => {
  it('is code from a link, and what the reader has typed into it before', () => {
    expect(awaitsRun(FROM_LINK)).toBe(true);
    expect(awaitsRun(toItem(sketch(FROM_LINK, false)))).toBe(true);
    expect(awaitsRun(toItem(sketch(FROM_LINK, true)))).toBe(false);
  });

  it('is no scene of the site, and no sketch of one', () => {
    expect(awaitsRun(SCENE)).toBe(false);
    expect(awaitsRun(toItem(sketch(SCENE, false)))).toBe(false);
    expect(sketch(SCENE, false).from).toEqual({ key: 'scene=ball', title: 'Ball' });
  });

  it('is a sketch from a file', () => {
    const imported: Sketch = { ...sketch(SCENE, true), needsReview: true };
    expect(awaitsRun(toItem(imported))).toBe(true);
  });
});
