import { describe, expect, it } from 'vitest';
import { recordVisit } from './usePreviousPath.ts';

describe('recordVisit', () => {
  it('starts at the home page if nothing is stored', () => {
    expect(recordVisit('/world', null)).toEqual({ path: '/world', previous: '/' });
  });

  it('comes from the page stored last', () => {
    expect(recordVisit('/world', '/body\n/units')).toEqual({ path: '/world', previous: '/body' });
  });

  it('to the same page is a reload, and changes nothing', () => {
    expect(recordVisit('/world', '/world\n/body')).toEqual({ path: '/world', previous: '/body' });
  });

  it('skips the not-found page', () => {
    expect(recordVisit('/world', '/404\n/body')).toEqual({ path: '/world', previous: '/body' });
  });

  it('goes back and forth between two pages', () => {
    const forward = recordVisit('/world', '/body\n/');
    const back = recordVisit('/body', `${forward.path}\n${forward.previous}`);
    expect(back).toEqual({ path: '/body', previous: '/world' });
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
    expect(recordVisit('/world', stored)).toEqual({ path: '/world', previous: '/' });
  });

  it.each(['/world', '/world\n', '/world\nrubbish', '/world\n//example.org', '/world\n\n/body'])(
    'of the same page comes from the home page when %j has no page before it',
    (stored) => {
      expect(recordVisit('/world', stored)).toEqual({ path: '/world', previous: '/' });
    },
  );

  it('keeps a valid page before an invalid one', () => {
    expect(recordVisit('/world', '/body\nrubbish')).toEqual({ path: '/world', previous: '/body' });
  });
});
