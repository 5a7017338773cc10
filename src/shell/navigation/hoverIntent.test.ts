import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoverIntent } from './hoverIntent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the pointer', () => {
  it('opens a group after resting on it for 200 ms', () => {
    const { intent, opened } = create();
    intent.enter('guide');
    vi.advanceTimersByTime(199);
    expect(opened()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(opened()).toBe('guide');
  });

  it('opens nothing in passing', () => {
    const { intent, show } = create();
    intent.enter('guide');
    vi.advanceTimersByTime(199);
    intent.leave();
    intent.enter('more');
    vi.advanceTimersByTime(199);
    expect(show).not.toHaveBeenCalled();
  });

  it('opens the next group without delay while one is open', () => {
    const { intent, opened } = create();
    intent.toggle('guide');
    intent.leave();
    intent.enter('more');
    vi.advanceTimersByTime(0);
    expect(opened()).toBe('more');
    vi.advanceTimersByTime(1000);
    expect(opened()).toBe('more');
  });

  it('opens the next group without delay within 300 ms after one closed', () => {
    const { intent, opened } = create();
    intent.toggle('guide');
    intent.close();
    vi.advanceTimersByTime(299);
    intent.enter('more');
    vi.advanceTimersByTime(0);
    expect(opened()).toBe('more');
  });

  it('has to rest again 300 ms after one closed', () => {
    const { intent, opened } = create();
    intent.toggle('guide');
    intent.close();
    vi.advanceTimersByTime(300);
    intent.enter('more');
    vi.advanceTimersByTime(199);
    expect(opened()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(opened()).toBe('more');
  });

  it('has to rest again when nothing was open to be closed', () => {
    const { intent, opened } = create();
    intent.close();
    intent.enter('more');
    vi.advanceTimersByTime(199);
    expect(opened()).toBeUndefined();
  });

  it('closes a group 150 ms after leaving it', () => {
    const { intent, opened } = create();
    intent.enter('guide');
    vi.advanceTimersByTime(200);
    intent.leave();
    vi.advanceTimersByTime(149);
    expect(opened()).toBe('guide');
    vi.advanceTimersByTime(1);
    expect(opened()).toBeUndefined();
  });

  it('keeps a group open by returning in time', () => {
    const { intent, opened } = create();
    intent.enter('guide');
    vi.advanceTimersByTime(200);
    intent.leave();
    vi.advanceTimersByTime(149);
    intent.enter('guide');
    vi.advanceTimersByTime(1000);
    expect(opened()).toBe('guide');
  });
});

describe('a click', () => {
  it('opens a group without delay, and the next click closes it', () => {
    const { intent, opened } = create();
    intent.toggle('guide');
    expect(opened()).toBe('guide');
    intent.toggle('guide');
    expect(opened()).toBeUndefined();
  });

  it('keeps a group open that the pointer has just reached', () => {
    const { intent, show, opened } = create();
    intent.enter('guide');
    intent.toggle('guide');
    vi.advanceTimersByTime(1000);
    expect(opened()).toBe('guide');
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('keeps a group open that hovering opened, and the next click closes it', () => {
    const { intent, opened } = create();
    intent.enter('guide');
    vi.advanceTimersByTime(200);
    intent.toggle('guide');
    expect(opened()).toBe('guide');
    intent.toggle('guide');
    expect(opened()).toBeUndefined();
  });

  it('still counts as the first click after the pointer was away for a moment', () => {
    const { intent, opened } = create();
    intent.toggle('guide');
    intent.leave();
    intent.enter('guide');
    vi.advanceTimersByTime(1000);
    intent.toggle('guide');
    expect(opened()).toBeUndefined();
  });

  it('on another group opens that one', () => {
    const { intent, opened } = create();
    intent.toggle('guide');
    intent.toggle('more');
    expect(opened()).toBe('more');
  });
});

describe('close', () => {
  it('closes the open group', () => {
    const { intent, opened } = create();
    intent.toggle('guide');
    intent.close();
    expect(opened()).toBeUndefined();
  });

  it('cancels a group that was about to open', () => {
    const { intent, opened } = create();
    intent.enter('guide');
    intent.close();
    vi.advanceTimersByTime(1000);
    expect(opened()).toBeUndefined();
  });

  it('makes the next click open again', () => {
    const { intent, opened } = create();
    intent.toggle('guide');
    intent.close();
    intent.toggle('guide');
    expect(opened()).toBe('guide');
  });
});

function create() {
  const show = vi.fn<(id: string | undefined) => void>();
  return { intent: createHoverIntent(show), show, opened: () => show.mock.lastCall?.[0] };
}
