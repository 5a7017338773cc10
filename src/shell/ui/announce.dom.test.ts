import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAnnouncement } from '../../../tests/unit/articlePage.tsx';
import { announce } from './announce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('announces a message in a region that existed before it', () => {
  announce('Copied');
  expect(readAnnouncement()).toBe('');
  vi.advanceTimersByTime(50);
  expect(readAnnouncement()).toBe('Copied');
});

it('empties the region before the next message, even if it is the same', () => {
  announce('Copied');
  vi.advanceTimersByTime(50);
  announce('Copied');
  expect(readAnnouncement()).toBe('');
  vi.advanceTimersByTime(50);
  expect(readAnnouncement()).toBe('Copied');
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
});
