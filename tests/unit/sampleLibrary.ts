import type { SiteForeignTable } from '../../src/reference/foreignTable.ts';
import type {
  Docs,
  Library,
  LibrarySymbol,
  Member,
  Parameter,
  Signature,
  TypeText,
} from '../../src/reference/model.ts';
import type { ReferenceNotes } from '../../src/reference/notes.ts';
import { createReference, type Reference } from '../../src/reference/reference.ts';

/** Creates an empty comment with overrides. */
export function docs(overrides: Partial<Docs> = {}): Docs {
  return { summary: '', remarks: '', returns: '', examples: [], see: [], ...overrides };
}

/** Creates an empty symbol with overrides. */
export function symbol(
  name: string,
  kind: LibrarySymbol['kind'],
  overrides: Partial<LibrarySymbol> = {},
): LibrarySymbol {
  return {
    name,
    kind,
    aliases: [],
    docs: docs(),
    source: { file: `src/${name}.ts`, line: 1 },
    isAbstract: false,
    typeParameters: [],
    extends: [],
    implements: [],
    subtypes: [],
    signatures: [],
    members: [],
    inherited: [],
    ...overrides,
  };
}

/** Creates an empty member with overrides. */
export function member(
  name: string,
  kind: Member['kind'],
  overrides: Partial<Member> = {},
): Member {
  return {
    name,
    kind,
    isStatic: false,
    isReadonly: false,
    isOptional: false,
    isAbstract: false,
    docs: docs(),
    source: { file: 'src/all.ts', line: 2 },
    signatures: [],
    ...overrides,
  };
}

/** Creates a signature with a comment that is empty by default. */
export function signature(
  parameters: Parameter[] = [],
  returns?: TypeText,
  comment: Partial<Docs> = {},
): Signature {
  return { typeParameters: [], parameters, returns, docs: docs(comment) };
}

/** Creates a required parameter with overrides. */
export function parameter(
  name: string,
  type: TypeText,
  overrides: Partial<Parameter> = {},
): Parameter {
  return { name, type, isOptional: false, isRest: false, text: '', ...overrides };
}

/** Creates the type of a symbol that has a page. */
export function createType(name: string): TypeText {
  return [{ text: name, symbol: name }];
}

const HORN_EVENTS = ['long-tone', 'short-tone', 'start', 'stop'];

/** A library with one or two symbols of each kind. */
export const LIBRARY: Library = {
  package: 'engine',
  version: '1.2.0',
  symbols: [
    symbol('Body', 'class', {
      docs: docs({ summary: 'A thing that moves.', deprecated: '' }),
      isAbstract: true,
      subtypes: ['Car'],
      members: [
        member('mass', 'accessor', { type: ['number'], isReadonly: true }),
        member('clone', 'method', { signatures: [signature([], createType('Body'))] }),
        member('clone', 'method', {
          isStatic: true,
          signatures: [signature([parameter('body', createType('Body'))], createType('Body'))],
        }),
        member('setSpeed', 'method', {
          docs: docs({
            summary: 'Sets the speed.',
            deprecated: 'Use [push](symbol:Body.push).',
            examples: ['```js\nbody.setSpeed(1);\n```'],
            see: ['[Car](symbol:Car)'],
          }),
          signatures: [
            signature([
              parameter('speed', ['number'], { text: 'How fast.' }),
              parameter('wake', ['boolean'], { isOptional: true, default: 'true' }),
            ]),
          ],
        }),
        member('toString', 'method', {
          docs: docs({ summary: 'Two ways.' }),
          signatures: [
            signature([], ['string'], { summary: 'The short one.' }),
            signature([parameter('digits', ['number'])], ['string'], {
              summary: 'The long one.',
              returns: 'All of it.',
            }),
          ],
        }),
        member('begin-contact', 'event', {
          docs: docs({ summary: 'Two things touch.' }),
          signatures: [signature([parameter('other', createType('Body'))], ['void'])],
        }),
      ],
    }),
    symbol('Car', 'class', {
      aliases: ['Auto', 'Wagon'],
      docs: docs({ summary: 'A [body](symbol:Body) on wheels.', remarks: '# Mind\n\nIt has `4`.' }),
      extends: [createType('Body')],
      members: [
        member('Car', 'constructor', {
          signatures: [signature([parameter('def', createType('CarDef'), { isOptional: true })])],
        }),
        member('on', 'method', {
          signatures: ['a', 'b', 'c', 'd'].map((name) =>
            signature([parameter('name', [`"${name}"`])], name === 'd' ? ['string'] : ['void']),
          ),
        }),
      ],
      inherited: [{ from: 'Body', names: ['clone', 'lost', 'mass', 'setSpeed'] }],
    }),
    symbol('Horn', 'class', {
      docs: docs({ summary: 'It can be heard.' }),
      members: [
        member('on', 'method', {
          signatures: HORN_EVENTS.map((name) =>
            signature([
              parameter('name', [JSON.stringify(name)]),
              parameter('listener', [`(${name.slice(0, 1)}: number) => void`]),
            ]),
          ),
        }),
        ...HORN_EVENTS.map((name) =>
          member(name, 'event', {
            isStatic: name === 'stop',
            signatures: [signature([parameter(name.slice(0, 1), ['number'])], ['void'])],
          }),
        ),
      ],
    }),
    symbol('Gear', 'enumeration', {
      docs: docs({ summary: 'How it drives.' }),
      members: [
        member('Neutral', 'enumerator', { value: '0' }),
        member('first', 'enumerator', { value: '"1st"', docs: docs({ summary: 'Slow.' }) }),
      ],
    }),
    symbol('mix', 'function', {
      docs: docs({ summary: 'Mixes two.', returns: 'Their mean.' }),
      signatures: [
        signature([parameter('a', ['number']), parameter('b', ['number'])], ['number'], {
          returns: 'Their mean.',
        }),
      ],
    }),
    symbol('CarDef', 'interface', {
      docs: docs({ summary: 'What a car starts with.' }),
      members: [
        member('gear', 'property', { type: createType('Gear'), isOptional: true }),
        member('listener', 'property', { type: createType('Listener'), isOptional: true }),
        member('speed', 'property', {
          type: ['number'],
          isOptional: true,
          docs: docs({ summary: 'How `fast` it is, e.g. 3. More is not said.' }),
        }),
        member('wheels', 'property', { type: ['number'] }),
      ],
    }),
    symbol('RaceCarDef', 'interface', {
      docs: docs({ summary: 'What a fast one starts with.' }),
      extends: [createType('CarDef')],
      members: [member('team', 'property', { type: ['string'] })],
      inherited: [{ from: 'CarDef', names: ['speed', 'wheels'] }],
    }),
    symbol('Radio', 'interface', {
      docs: docs({ summary: 'What is in a car.' }),
      members: [
        member('band', 'property', { type: ['string'] }),
        member('station', 'property', { type: ['number'] }),
        member('volume', 'property', { type: ['number'] }),
        member('play', 'method', { signatures: [signature([], ['void'])] }),
      ],
    }),
    symbol('Listener', 'type-alias', {
      type: ['(car: ', { text: 'Car', symbol: 'Car' }, ') => void'],
      signatures: [signature([parameter('car', createType('Car'))], ['void'])],
    }),
  ],
};

/** Notes on the library. */
export const NOTES: ReferenceNotes = {
  topics: [{ title: 'Driving', text: 'To get on.', symbols: ['Car', 'CarDef'] }],
  symbols: {
    Body: {
      members: {
        mass: { unit: 'kg' },
        setSpeed: { parameters: { speed: { unit: 'm/s' } } },
      },
    },
    CarDef: {
      members: {
        gear: { default: { value: '1st' } },
        listener: { default: { text: 'none, or that of the `Car`' } },
        speed: { unit: 'm/s', default: { value: 0 } },
        wheels: 'How many it has.',
      },
    },
    Listener: { summary: 'Gets each car.' },
    mix: { unit: 'm' },
  },
};

/**
 * Creates the reference of the library with its notes, below `/api`.
 * @param symbols replace the notes on these symbols
 */
export function sampleReference(
  symbols: ReferenceNotes['symbols'] = {},
  topics = NOTES.topics,
  foreignTables: SiteForeignTable[] = [],
  { groups, library = LIBRARY }: { groups?: ReferenceNotes['groups']; library?: Library } = {},
): Reference {
  return createReference(
    library,
    { topics, groups, symbols: { ...NOTES.symbols, ...symbols } },
    { root: '/api', source: 'https://git.example/v:version/:file#L:line', foreignTables },
  );
}
