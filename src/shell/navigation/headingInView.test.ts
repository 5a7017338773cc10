import { describe, expect, it, vi } from 'vitest';
import { headingInView } from './headingInView.ts';

/** The reading line is a quarter below the bar, at 100 + 800 / 4 = 300. */
const MIDDLE = { scrollTop: 500, scrollHeight: 5000, height: 900, covered: 100 };

describe('headingInView', () => {
  it('is -1 without headings', () => {
    expect(findIndex([], MIDDLE)).toBe(-1);
    expect(findIndex([], { ...MIDDLE, scrollTop: 0 })).toBe(-1);
  });

  it('is the first at the top of the page, even if others are above the line', () => {
    expect(findIndex([10, 20, 30], { ...MIDDLE, scrollTop: 0 })).toBe(0);
  });

  it('is the first when the page is overscrolled at its top', () => {
    expect(findIndex([110, 120], { ...MIDDLE, scrollTop: -40 })).toBe(0);
  });

  it('is the first on a page that does not scroll', () => {
    const short = { scrollTop: 0, scrollHeight: 900, height: 900, covered: 100 };
    expect(findIndex([150, 250, 800], short)).toBe(0);
  });

  it('is the last at the end of the page, even if it is below the line', () => {
    expect(findIndex([-900, 500, 700], { ...MIDDLE, scrollTop: 4100 })).toBe(2);
  });

  it.each([
    [4097, 0],
    [4098, 2],
    [4099.5, 2],
  ])('at %d of 4100 px is %d, because a zoomed page ends at a fraction', (scrollTop, index) => {
    expect(findIndex([-900, 500, 700], { ...MIDDLE, scrollTop })).toBe(index);
  });

  it.each([
    [[-400, 299, 600], 1],
    [[-400, 300, 600], 1],
    [[-400, 301, 600], 0],
    [[-900, -800, -700], 2],
  ])('of headings at %j is %d, the last above the line', (tops, index) => {
    expect(findIndex(tops, MIDDLE)).toBe(index);
  });

  it('is the one where a link to it stops, even if shorter sections follow', () => {
    expect(findIndex([40, 100, 160, 220], MIDDLE)).toBe(1);
    expect(findIndex([40, 101.5, 160], MIDDLE)).toBe(1);
    expect(findIndex([40, 103, 160], MIDDLE)).toBe(2);
  });

  it('is the first while all are below the line', () => {
    expect(findIndex([400, 600], MIDDLE)).toBe(0);
  });

  it('measures the line from below the sticky bars', () => {
    expect(findIndex([0, 290], { ...MIDDLE, covered: 0 })).toBe(0);
    expect(findIndex([0, 290], MIDDLE)).toBe(1);
  });

  it('measures nothing at the top and at the end of the page', () => {
    const measure = vi.fn<() => never>();
    expect(headingInView(3, { ...MIDDLE, scrollTop: 0 }, measure)).toBe(0);
    expect(headingInView(3, { ...MIDDLE, scrollTop: 4100 }, measure)).toBe(2);
    expect(measure).not.toHaveBeenCalled();
  });
});

function findIndex(tops: number[], { covered, ...position }: typeof MIDDLE): number {
  return headingInView(tops.length, position, () => ({ tops, covered }));
}
