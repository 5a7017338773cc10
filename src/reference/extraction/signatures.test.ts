import { describe, expect, it } from 'vitest';
import { formatSignature, memberNamed, symbolNamed } from '../../../tests/unit/teahouse.ts';
import { NO_DOCS } from './docs.ts';

describe('readSignatures', () => {
  it('reads parameters as written in the source', () => {
    expect(symbolNamed('brew').signatures.map(formatSignature)).toEqual([
      '(leaf: «Leaf» | null, minutes?: number = 2 * 1.5, strength?: «Strength» = Strength.Weak, ' +
        '...friends: string[]): «Cup» | undefined',
    ]);
    expect(memberNamed('Pot.pour').signatures.map(formatSignature)).toEqual([
      '(cups: number, { slowly = false, height = 3 }?: { slowly?: boolean; height?: number } = {}): ' +
        'number',
    ]);
  });

  it('reads docs of parameters', () => {
    const { docs, signatures } = memberNamed('Pot.pour');
    expect(signatures[0]?.parameters.map(({ text }) => text)).toEqual([
      'How many, see [Cup](symbol:Cup).',
      'How to pour.',
    ]);
    expect(docs).toEqual({
      ...NO_DOCS,
      summary: 'Pours into cups.',
      remarks: '**Throws:** When it is empty.',
      returns: 'What is left.',
    });
  });

  it('moves the docs of an only signature to the function', () => {
    const { docs, signatures } = symbolNamed('brew');
    expect(signatures.map((signature) => signature.docs)).toEqual([NO_DOCS]);
    expect(docs).toEqual({
      summary: 'Brews tea. It takes time:',
      remarks:
        '- first the water,\n- then the leaves.\n\nThen it is poured.\n\n' +
        '**Origin:** Far away.\n\n**Experimental**',
      returns: '',
      deprecated: 'Use [Pot.pour](symbol:Pot.pour).',
      examples: ['```ts\nbrew(green, 3);\n```'],
      see: ['[Strength](symbol:Strength)'],
    });
  });

  it('moves docs that all overloads repeat to the function', () => {
    const { docs, signatures } = memberNamed('Cup.sip');
    expect(docs.summary).toBe('Said of both.');
    expect(signatures.map(formatSignature)).toEqual(['(): void', '(times: number): void']);
    expect(signatures.map((signature) => signature.docs)).toEqual([NO_DOCS, NO_DOCS]);
  });

  it('keeps overloads if only the implementation is hidden', () => {
    const { docs, signatures } = symbolNamed('steep');
    expect(signatures.map(formatSignature)).toEqual(['(pot: string): void', '(pot: number): void']);
    // A comment above the first overload applies to all.
    expect(docs).toEqual({ ...NO_DOCS, deprecated: '' });
    expect(signatures.map((signature) => signature.docs)).toEqual([NO_DOCS, NO_DOCS]);
  });

  it('reads type parameters', () => {
    const [signature] = symbolNamed('taste').signatures;
    expect(signature?.typeParameters).toEqual([
      {
        name: 'T',
        constraint: [{ text: 'Taster', symbol: 'Taster' }],
        default: undefined,
        text: '',
      },
    ]);
  });
});
