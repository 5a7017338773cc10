import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoverIntent } from './hoverIntent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the pointer', () => {
  it('opens a group after it rested there for 200 ms', () => {
    const { intent, opened } = create();
    intent.enter('guide');
    vi.advanceTimersByTime(199);
    expect(opened()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(opened()).toBe('guide');
  });

  it('opens nothing when it only passes', () => {
    const { intent, show } = create();
    intent.enter('guide');
    vi.advanceTimersByTime(199);
    intent.leave();
    intent.enter('more');
    vi.advanceTimersByTime(199);
    expect(show).not.toHaveBeenCalled();
  });

  it('opens the next group at once while one is open', () => {
    const { intent, opened } = create();
    intent.toggle('guide');
    intent.leave();
    intent.enter('more');
    vi.advanceTimersByTime(0);
    expect(opened()).toBe('more');
    vi.advanceTimersByTime(1000);
    expect(opened()).toBe('more');
  });

  it('opens the next group at once within 300 ms after one closed', () => {
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

  it('has to rest again when what is closed was closed already', () => {
    const { intent, opened } = create();
    intent.close();
    intent.enter('more');
    vi.advanceTimersByTime(199);
    expect(opened()).toBeUndefined();
  });

  it('closes a group 150 ms after it left', () => {
    const { intent, opened } = create();
    intent.enter('guide');
    vi.advanceTimersByTime(200);
    intent.leave();
    vi.advanceTimersByTime(149);
    expect(opened()).toBe('guide');
    vi.advanceTimersByTime(1);
    expect(opened()).toBeUndefined();
  });

  it('keeps a group open when it comes back in time', () => {
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
  it('opens a group at once, and the second one closes it', () => {
    const { intent, opened } = create();
    intent.toggle('guide');
    expect(opened()).toBe('guide');
    intent.toggle('guide');
    expect(opened()).toBeUndefined();
  });

  it('opens the group that the pointer has just come to, for good', () => {
    const { intent, show, opened } = create();
    intent.enter('guide');
    intent.toggle('guide');
    vi.advanceTimersByTime(1000);
    expect(opened()).toBe('guide');
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('keeps open what opened by itself, and the next one closes it', () => {
    const { intent, opened } = create();
    intent.enter('guide');
    vi.advanceTimersByTime(200);
    intent.toggle('guide');
    expect(opened()).toBe('guide');
    intent.toggle('guide');
    expect(opened()).toBeUndefined();
  });

  it('still counts as the first one when the pointer was away for a moment', () => {
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
  it('closes what is open', () => {
    const { intent, opened } = create();
    intent.toggle('guide');
    intent.close();
    expect(opened()).toBeUndefined();
  });

  it('forgets the group that was about to open', () => {
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
