import { describe, expect, it } from 'vitest';
import {
  formatSignature,
  formatType,
  memberNamed,
  symbolNamed,
} from '../../../tests/unit/teahouse.ts';
import { NO_DOCS } from './docs.ts';

describe('readMembers', () => {
  it('reads public members, by kind and name', () => {
    const members = symbolNamed('Vessel').members.map(({ kind, name }) => `${kind} ${name}`);
    expect(members).toEqual([
      'constructor Vessel',
      'property MATERIALS',
      'property content',
      'property count',
      'property volume',
      'property whenEmpty',
      'accessor isEmpty',
      'accessor warmth',
      'method fill',
      'method isVessel',
    ]);
  });

  it('reads properties', () => {
    expect(memberNamed('Vessel.volume')).toEqual({
      name: 'volume',
      kind: 'property',
      isStatic: false,
      isReadonly: true,
      isOptional: false,
      isAbstract: false,
      docs: { ...NO_DOCS, summary: 'In liters.' },
      source: { file: 'src/vessels.ts', line: 17 },
      signatures: [],
      type: ['number'],
      value: '0.5',
    });
    expect(memberNamed('Vessel.content')).toMatchObject({ isOptional: true, value: 'null' });
    expect(formatType(memberNamed('Vessel.content').type)).toBe('Content | null');
    expect(formatType(memberNamed('Vessel.whenEmpty').type)).toBe('(left: number) => void');
  });

  it('reads static properties with their values', () => {
    const { isStatic, isReadonly, value } = memberNamed('Vessel.MATERIALS');
    expect({ isStatic, isReadonly, value }).toEqual({
      isStatic: true,
      isReadonly: true,
      value: "['clay', 'iron']",
    });
  });

  it('reads the type of accessors, and whether they are read-only', () => {
    const { type, isReadonly, docs } = memberNamed('Vessel.warmth');
    expect({ type, isReadonly }).toEqual({ type: ['number'], isReadonly: false });
    expect(docs).toEqual({ ...NO_DOCS, summary: 'How warm it is.', remarks: 'Warms it up.' });
    expect(memberNamed('Vessel.isEmpty').isReadonly).toBe(true);
  });

  it('reads methods', () => {
    const fill = memberNamed('Vessel.fill');
    expect(fill).toMatchObject({ isAbstract: true, docs: { summary: 'Fills it.' } });
    expect(fill.signatures.map(formatSignature)).toEqual(['(content: Content): this']);
    expect(memberNamed('Vessel.isVessel').isStatic).toBe(true);
    expect(memberNamed('Scented.wither').isOptional).toBe(true);
  });

  it('inherits the docs of overridden members', () => {
    expect(memberNamed('Cup.fill').docs).toEqual({ ...NO_DOCS, summary: 'Fills it.' });
  });

  it('names constructors like the class, even inherited ones', () => {
    const made = memberNamed('Cup.Cup').signatures;
    expect(made.map(formatSignature)).toEqual([
      '(leaf: «Leaf»)',
      '(volume: number, leaf?: «Leaf»)',
    ]);
    const { kind, source, signatures } = memberNamed('Pot.Pot');
    expect({ kind, source }).toEqual({
      kind: 'constructor',
      source: { file: 'src/vessels.ts', line: 29 },
    });
    expect(signatures.map(formatSignature)).toEqual(['(volume?: number)']);
  });

  it('keeps the order and values of enumerators', () => {
    const values = symbolNamed('Strength').members.map(({ name, value }) => [name, value]);
    expect(values).toEqual([
      ['Weak', '1'],
      ['Strong', '4'],
      ['Bitter', '"bitter"'],
    ]);
    expect(memberNamed('Strength.Bitter').docs.summary).toBe('Only for tasters.');
  });

  it('reads index signatures as properties', () => {
    expect(memberNamed('Leaf.[note: string]')).toMatchObject({
      kind: 'property',
      type: ['unknown'],
      docs: { summary: 'Anything else that one knows of it.' },
      source: { file: 'src/brewing.ts', line: 15 },
    });
  });
});

describe('readEvents', () => {
  it('reads an event for each name that "on" accepts', () => {
    const events = symbolNamed('Pot').members.filter(({ kind }) => kind === 'event');
    const read = events.map(({ name, docs, source, signatures }) => [
      name,
      docs.summary,
      source.line,
      ...signatures.map(formatSignature),
    ]);
    const last = 'Calls when the last cup is poured, or the lid falls.';
    expect(read).toEqual([
      ['break', last, 85, '(pot: «Pot»): void'],
      ['empty', last, 85, '(pot: «Pot»): void'],
      ['serve', 'Calls when tea is served.', 83, '(cup: «Cup», at?: Date): boolean'],
    ]);
  });

  it('reads the parameters and result of listeners', () => {
    const { docs, signatures } = memberNamed('Pot.serve');
    expect(docs.returns).toBe('Whether it was taken.');
    expect(signatures[0]?.parameters.map(({ text }) => text)).toEqual([
      'The cup, from [Pot](symbol:Pot).',
      'When.',
    ]);
  });

  it('keeps general docs at "on"', () => {
    const { docs, signatures } = memberNamed('Pot.on');
    expect(docs.summary).toBe('Listens.');
    expect(
      signatures.map((signature) => [formatSignature(signature), signature.docs.summary]),
    ).toEqual([
      ['(name: "serve", listener: «ServeListener»): this', ''],
      ['(name: "empty" | "break", listener: (pot: «Pot») => void): this', ''],
      ['(name: string, listener: (...things: unknown[]) => void): this', 'Listens to anything.'],
    ]);
  });
});

describe('readInherited', () => {
  it('names inherited members, nearest ancestor first', () => {
    expect(symbolNamed('Cup').inherited).toEqual([
      { from: 'Pot', names: ['break', 'empty', 'on', 'pour', 'serve'] },
      {
        from: 'Vessel',
        names: [
          ...['MATERIALS', 'content', 'count', 'isEmpty', 'isVessel', 'volume', 'warmth'],
          'whenEmpty',
        ],
      },
    ]);
    expect(symbolNamed('Leaf').inherited).toEqual([
      { from: 'Scented', names: ['scent', 'wither'] },
    ]);
    expect(symbolNamed('Vessel').inherited).toEqual([]);
  });
});
