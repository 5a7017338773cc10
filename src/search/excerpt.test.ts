import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptAround, findRanges, markTerms, type Piece } from './excerpt.ts';
import { tokenize, toTerms } from './terms.ts';

const LONG = `${'nothing of interest here. '.repeat(20)}Then the world takes a step and all is well. ${'And so on it goes. '.repeat(20)}`;

/** Generates a text, and terms of which some occur in it. */
const anySearch = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...' .\n(é界',
        'World.createBody',
        'bodies',
        '𠮷',
        '物理',
        'step',
        'two words ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 9 }),
      fc.constant('𠮷'.repeat(90)),
      fc.constant('word '.repeat(40)),
    ),
    { maxLength: 6 },
  )
  .chain((parts) => {
    const text = parts.join('');
    const terms = fc.constantFrom('body', ...tokenize(text).flatMap(toTerms));
    return fc.record({ text: fc.constant(text), terms: fc.array(terms, { maxLength: 3 }) });
  });

describe('findRanges', () => {
  it('has exactly the tokens that match any of the terms', () => {
    fc.assert(
      fc.property(anySearch, ({ text, terms }) => {
        const isSought = (token: string) => toTerms(token).some((term) => terms.includes(term));
        const found = findRanges(text, terms).map(({ start, end }) => text.slice(start, end));
        expect(found).toEqual(tokenize(text).filter(isSought));
      }),
    );
  });
});

describe('markTerms', () => {
  it('marks every word that is indexed under a term', () => {
    expect(formatPieces(markTerms('Bodies: a body, world.createBody()', ['body']))).toBe(
      '[Bodies]: a [body], [world.createBody]()',
    );
  });

  it('marks overlapping pairs of characters without repeating any', () => {
    expect(formatPieces(markTerms('看物理世界', ['物理', '理世']))).toBe('看[物理][世]界');
  });

  it.each(['<img src=x onerror=alert(1)>', '.*+?^$()|[]\\', '', 'a  b\n c'])(
    'keeps every character of %j',
    (text) => {
      const pieces = markTerms(text, ['img', 'b', 'onerror']);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    },
  );

  it('marks exactly the ranges of any text, and keeps every character', () => {
    fc.assert(
      fc.property(anySearch, ({ text, terms }) => {
        const marks = Array(text.length).fill('.');
        for (const { start, end } of findRanges(text, terms)) marks.fill('#', start, end);
        const pieces = markTerms(text, terms);
        const marked = pieces.map((piece) =>
          (piece.isMarked ? '#' : '.').repeat(piece.text.length),
        );
        expect(marked.join('')).toBe(marks.join(''));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('excerptAround', () => {
  it('shows a short text whole', () => {
    expect(formatPieces(excerptAround('The world takes a step.', ['step']))).toBe(
      'The world takes a [step].',
    );
  });

  it('shows the passage with the match, cut between words', () => {
    const text = formatPieces(excerptAround(LONG, ['step']));
    expect(text).toMatch(/^… Then the world takes a \[step\] and all is well\. .*\w+[.]? …$/);
    expect(text.length).toBeLessThan(180);
  });

  it('does not begin with the dashes of empty cells', () => {
    const text = `${LONG}\n\t\tA step.\t–\t–\tMore`;
    expect(formatPieces(excerptAround(text, ['more']))).toBe('… A step. – [More]');
  });

  it('prefers the passage with the rarer word', () => {
    const text = `A body. ${LONG.trim()} A hinge.`;
    const findRarity = (term: string) => (term === 'hinge' ? 5 : 1);
    expect(formatPieces(excerptAround(text, ['body', 'hinge'], findRarity))).toBe('… A [hinge].');
  });

  it('prefers a whole name to its parts earlier in the text', () => {
    const text = `Set the velocity. ${LONG} Call setLinearVelocity(v).`;
    const terms = ['setlinearvelocity', 'set', 'linear', 'velocity'];
    expect(formatPieces(excerptAround(text, terms))).toContain('Call [setLinearVelocity](v).');
  });

  it('starts at the beginning if nothing matches', () => {
    expect(formatPieces(excerptAround(LONG, ['titles']))).toMatch(
      /^nothing of interest here\. .* …$/,
    );
  });

  it('limits its length in a text without spaces', () => {
    const text = formatPieces(
      excerptAround(`${'長'.repeat(300)}物理${'短'.repeat(300)}`, ['物理']),
    );
    expect(text).toContain('[物理]');
    expect(text.length).toBeLessThan(180);
  });

  it('keeps a match after the last space', () => {
    expect(formatPieces(excerptAround(`In short: 物理${'長'.repeat(300)}`, ['物理']))).toContain(
      '[物理]',
    );
  });

  it('is a part of any text, at most 160 characters long, that splits no character', () => {
    fc.assert(
      fc.property(anySearch, ({ text, terms }) => {
        const pieces = excerptAround(text, terms);
        const said = pieces.map((piece) => piece.text).join('');
        const stretch = said.replace(/^… /, '').replace(/ …$/, '');
        expect(text.replaceAll('\n', ' ')).toContain(stretch);
        expect(stretch.length).toBeLessThanOrEqual(160);
        // Encoding replaces half a surrogate pair with another character.
        expect(new TextDecoder().decode(new TextEncoder().encode(said))).toBe(said);
      }),
    );
  });

  it('marks something if the text has any of the terms', () => {
    fc.assert(
      fc.property(anySearch, ({ text, terms }) => {
        const isFound = findRanges(text, terms).length > 0;
        expect(excerptAround(text, terms).some(({ isMarked }) => isMarked)).toBe(isFound);
      }),
    );
  });
});

function formatPieces(pieces: Piece[]): string {
  return pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
}
