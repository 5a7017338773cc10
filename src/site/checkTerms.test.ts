import { describe, expect, it } from 'vitest';
import { compileOnePage } from '../../tests/unit/compileContext.ts';
import { formatProblem } from '../config/problem.ts';
import { checkTerms } from './checkTerms.ts';

const FIXTURE = `# Fixture

A fixture is a collider of 0.5 m. Its sensors come later.

## Bounces

The coefficients of restitution say how much.

#### Detail

Deep down.
`;
const routes = new Map([['/fixture', await compileOnePage('fixture.md', FIXTURE)]]);

describe('checkTerms', () => {
  it.each([
    ['in the title of a page', 'fixture', '/fixture'],
    ['in its first sentence', 'collider', '/fixture'],
    ['in a heading', 'bounce', '/fixture#bounces'],
    ['in the first sentence of a section, in the plural', 'coefficient', '/fixture#bounces'],
  ])('accepts a term %s', (_where, term, link) => {
    expect(findProblems(term, link)).toEqual([]);
  });

  it('reports a term that comes later, or is part of a word', () => {
    const message = (term: string) =>
      `site.config.ts terms: neither the heading nor the first sentence of /fixture has "${term}" — write it there, or correct "link"`;
    expect(findProblems('sensor', '/fixture')).toEqual([message('sensor')]);
    expect(findProblems('fix', '/fixture')).toEqual([message('fix')]);
  });

  it('reports a heading too deep to start a section', () => {
    expect(findProblems('detail', '/fixture#detail')).toEqual([
      'site.config.ts terms: /fixture#detail, which explains "detail", is not a heading of level 1 to 3 — link to the heading above it',
    ]);
  });

  it('leaves dead links to the check of links', () => {
    expect(findProblems('nothing', '/nowhere')).toEqual([]);
    expect(findProblems('nothing', '/fixture#nowhere')).toEqual([]);
  });
});

function findProblems(term: string, link: string): string[] {
  const terms = [{ term, aliases: [], link, meaning: 'It is.' }];
  return checkTerms(terms, routes, 'site.config.ts').map(formatProblem);
}
