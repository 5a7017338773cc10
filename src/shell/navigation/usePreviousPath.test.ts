import { describe, expect, it } from 'vitest';
import { recordVisit } from './usePreviousPath.ts';

describe('recordVisit', () => {
  it('starts at the home page if nothing is stored', () => {
    expect(recordVisit('/world', null)).toBe('/world\n/');
  });

  it('comes from the page stored last', () => {
    expect(recordVisit('/world', '/body\n/units')).toBe('/world\n/body');
  });

  it('to the same page is a reload, and changes nothing', () => {
    expect(recordVisit('/world', '/world\n/body')).toBe('/world\n/body');
  });

  it('skips the not-found page', () => {
    expect(recordVisit('/world', '/404\n/body')).toBe('/world\n/body');
  });

  it('goes back and forth between two pages', () => {
    const forward = recordVisit('/world', '/body\n/');
    const back = recordVisit('/body', forward);
    expect(back).toBe('/body\n/world');
  });

  it.each([
    '',
    '\n',
    'rubbish',
    '{"path":"/body"}',
    'https://example.org/body',
    'javascript:alert(1)',
    '//example.org/body',
    '/\\example.org/body',
    'null',
    '5',
    '[]',
    '"x"',
    '{"a',
    '<script>',
    'undefined',
    'x'.repeat(10_000),
    '//evil.example/\n//evil.example/',
    '/\\evil.example/\n/\\evil.example/',
    'javascript:alert(1)\njavascript:alert(1)',
    '/tab\there',
  ])('ignores %j', (stored) => {
    expect(recordVisit('/world', stored)).toBe('/world\n/');
  });

  it.each(['/world', '/world\n', '/world\nrubbish', '/world\n//example.org', '/world\n\n/body'])(
    'of the same page comes from the home page when %j has no page before it',
    (stored) => {
      expect(recordVisit('/world', stored)).toBe('/world\n/');
    },
  );

  it('keeps a valid page before an invalid one', () => {
    expect(recordVisit('/world', '/body\nrubbish')).toBe('/world\n/body');
  });
});
