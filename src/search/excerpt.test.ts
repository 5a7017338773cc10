import { describe, expect, it } from 'vitest';
import { excerpt, markTerms, type Piece } from './excerpt.ts';

const LONG = `${'nothing of interest here. '.repeat(20)}Then the world takes a step and all is well. ${'And so on it goes. '.repeat(20)}`;

describe('markTerms', () => {
  it('marks every word that the index has under a term, whole', () => {
    expect(shown(markTerms('Bodies: a body, world.createBody()', ['body']))).toBe(
      '[Bodies]: a [body], [world.createBody]()',
    );
  });

  it('marks neighbouring pairs of signs as one piece each time', () => {
    expect(shown(markTerms('看物理世界', ['物理', '理世']))).toBe('看[物理][世]界');
  });

  it.each(['<img src=x onerror=alert(1)>', '.*+?^$()|[]\\', '', 'a  b\n c'])(
    'loses and adds nothing of %j',
    (text) => {
      const pieces = markTerms(text, ['img', 'b', 'onerror']);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    },
  );
});

describe('excerpt', () => {
  it('shows a short text whole', () => {
    expect(shown(excerpt('The world takes a step.', ['step']))).toBe('The world takes a [step].');
  });

  it('shows what stands around the first word that was found, cut between words', () => {
    const text = shown(excerpt(LONG, ['step']));
    expect(text).toMatch(/^… \w+/);
    expect(text).toContain('takes a [step] and all');
    expect(text).toMatch(/\w+[.]? …$/);
    expect(text.length).toBeLessThan(180);
  });

  it('prefers the whole name to the pieces of it that stand before', () => {
    const text = `Set the velocity. ${LONG} Call setLinearVelocity(v).`;
    const terms = ['setlinearvelocity', 'set', 'linear', 'velocity'];
    expect(shown(excerpt(text, terms))).toContain('Call [setLinearVelocity](v).');
  });

  it('begins at the beginning when nothing of it was found', () => {
    expect(shown(excerpt(LONG, ['titles']))).toMatch(/^nothing of interest here\. .* …$/);
  });

  it('keeps to its length in a text without spaces', () => {
    const text = shown(excerpt(`${'長'.repeat(300)}物理${'短'.repeat(300)}`, ['物理']));
    expect(text).toContain('[物理]');
    expect(text.length).toBeLessThan(180);
  });
});

function shown(pieces: Piece[]): string {
  return pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
}
