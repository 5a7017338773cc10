import fc from 'fast-check';

/** A change of a file. `at` is a position, as a fraction of its length. */
export type Edit =
  | { kind: 'insert'; at: number; text: string }
  | { kind: 'remove'; at: number; length: number }
  | { kind: 'repeat'; at: number; length: number; times: number }
  | { kind: 'overwrite'; at: number; bytes: number[] }
  | { kind: 'truncate'; at: number }
  | { kind: 'swapLines'; at: number; other: number }
  | { kind: 'lineEndings'; ending: '\r' | '\r\n' }
  | { kind: 'replaceValue'; at: number; code: string };

/** Changes to a file as a whole. */
export type Fate = 'empty' | 'missing' | 'folder' | 'linkToItself' | { renamedTo: string };

/** A random change of a site: of one file, or of one entry in its cache. `file` is a fraction of their number. */
export interface Mutation {
  part: 'page' | 'config' | 'code' | 'cache';
  file: number;
  change: Edit[] | Fate;
}

/** Texts with a meaning in Markdown, MDX, YAML, HTML, TeX, paths, or in none of them. */
const FRAGMENTS = [
  ...['---', '---\n', '\n---\n', ': ', '- ', '&a *a', '!!binary x', 'title: [', '? : |\n'],
  ...[
    ':::',
    '\n:::tip\n',
    '\n::::tabs\n',
    '::scene{id=',
    '{',
    '}',
    '{/*',
    '{1/0}',
    '{null.a}',
    '{#a}',
  ],
  ...[
    '<',
    '</div>',
    '<div>',
    '<Tabs>',
    '</Tabs>',
    '<Scene id="x" />',
    '<!--',
    '<script>',
    '<b',
    '&#0;',
  ],
  ...['`', '```', '\n```ts\n', '\n~~~\n', '```ts {1e9}', '// [!code ', '// ---cut---', '$', '$$'],
  ...[
    '[',
    '](',
    '![](',
    '](#)',
    '](/%)',
    '](//)',
    '](../../..)',
    '[^1]',
    '[^1]: ',
    '|',
    '|-|-|\n',
    '\n# ',
  ],
  ...[
    'import a from "a"\n',
    'export const a = 1\n',
    '{...a}',
    '\\',
    '\\{',
    '\\frac{',
    '%',
    '"',
    "'",
    '*',
    '_',
  ],
  ...['\0', '\ufeff', '\r', '\t', '\u2028', '\u202e', '\u200d', '\ufffd', '👩‍👩‍👧', 'é'],
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'undefined', 'null', 'NaN'],
  ...[
    '- '.repeat(150),
    '> '.repeat(90),
    '*a_ '.repeat(300),
    '['.repeat(500),
    '<b>'.repeat(300),
    '{'.repeat(99),
  ],
];

/** Expressions in place of a value of the config or of a scene: wrong types, and code that never ends. */
const EXPRESSIONS = [
  ...[
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e999',
    '10n',
    'Symbol()',
    '() => {}',
    '[]',
    '{}',
    '[[]]',
    '""',
  ],
  ...[
    '"\\ud800"',
    '"/"',
    '"//"',
    '"/%"',
    '"%s"',
    '"../.."',
    '"\\n"',
    '"x".repeat(1e5)',
    'new Date(NaN)',
  ],
  ...[
    'Object.create(null)',
    'new Proxy({}, { get() { throw null; } })',
    'new Map()',
    '{ __proto__: null }',
  ],
  ...[
    '(() => { throw null; })()',
    '(() => { throw Object.create(null); })()',
    '(() => { for (;;); })()',
  ],
  ...[
    'await new Promise(() => {})',
    'process.exit()',
    'setTimeout(() => { throw null; })',
    'import("x")',
  ],
];

/** Names of files that mean something to paths, addresses, objects, or other systems. */
const NAMES = [
  'a b',
  'constructor',
  '__proto__',
  '%',
  '%2e',
  '#',
  '?',
  'é',
  '…',
  'index',
  '404',
  'INDEX',
];

/** Without bias: by default, most numbers would be close to one of the ends. */
const at = fc.noBias(fc.integer({ min: 0, max: 9999 }).map((part) => part / 10_000));
const length = fc.integer({ min: 1, max: 200 });

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('insert' as const),
      at,
      text: fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: 'binary', maxLength: 12 })),
    }),
  },
  fc.record({ kind: fc.constant('remove' as const), at, length }),
  fc.record({
    kind: fc.constant('repeat' as const),
    at,
    length,
    times: fc.constantFrom(2, 3, 100),
  }),
  fc.record({
    kind: fc.constant('overwrite' as const),
    at,
    bytes: fc.array(fc.nat(255), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('truncate' as const), at }),
  fc.record({ kind: fc.constant('swapLines' as const), at, other: at }),
  fc.record({
    kind: fc.constant('lineEndings' as const),
    ending: fc.constantFrom('\r' as const, '\r\n' as const),
  }),
);

const valueEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constant('replaceValue' as const),
  at,
  code: fc.constantFrom(...EXPRESSIONS),
});

const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.constantFrom<Fate[]>('empty', 'missing', 'folder', 'linkToItself'),
  fc.record({ renamedTo: fc.constantFrom(...NAMES) }),
);

/** Leaves most entries of the cache valid JSON, so that only their checksum reveals it. */
const otherLetter: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constant('overwrite' as const),
  at,
  bytes: fc.array(fc.integer({ min: 97, max: 122 }), { minLength: 1, maxLength: 1 }),
});

const edits = fc.array(edit, { minLength: 1, maxLength: 3 });
const code = fc.oneof(edits, fc.array(valueEdit, { minLength: 1, maxLength: 2 }));

/** All changes that the fuzzer tries on a site. */
const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ part: fc.constant('page' as const), file: at, change: edits }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ part: fc.constant('page' as const), file: at, change: fate }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ part: fc.constant('config' as const), file: at, change: code }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ part: fc.constant('code' as const), file: at, change: code }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ part: fc.constant('code' as const), file: at, change: fate }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      part: fc.constant('cache' as const),
      file: at,
      change: fc.oneof(fc.tuple(otherLetter), edits),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ part: fc.constant('cache' as const), file: at, change: fate }),
  },
);

/** Returns the content of a file after its edits. */
export function applyEdits(content: Buffer, edits: Edit[]): Buffer {
  return edits.reduce(applyEdit, content);
}

function applyEdit(content: Buffer, edit: Edit): Buffer {
  const start = 'at' in edit ? Math.floor(edit.at * content.length) : 0;
  const [before, after] = [content.subarray(0, start), content.subarray(start)];
  switch (edit.kind) {
    case 'insert':
      return Buffer.concat([before, Buffer.from(edit.text), after]);
    case 'remove':
      return Buffer.concat([before, after.subarray(edit.length)]);
    case 'repeat': {
      const part = after.subarray(0, edit.length);
      return Buffer.concat([before, ...Array<Buffer>(edit.times).fill(part), after]);
    }
    case 'overwrite':
      return Buffer.concat([before, Buffer.from(edit.bytes), after.subarray(edit.bytes.length)]);
    case 'truncate':
      return Buffer.from(before);
    case 'swapLines': {
      const lines = content.toString('latin1').split('\n');
      const [one, two] = [edit.at, edit.other].map((share) =>
        Math.floor(share * (lines.length - 1)),
      );
      return Buffer.from(
        lines
          .map((line, n) => (n === one ? lines[two ?? 0] : n === two ? lines[one ?? 0] : line))
          .join('\n'),
        'latin1',
      );
    }
    case 'lineEndings':
      return Buffer.from(content.toString('latin1').replaceAll('\n', edit.ending), 'latin1');
    case 'replaceValue':
      return replaceValue(content, edit.at, edit.code);
  }
}

/** Replaces a literal of TypeScript, such as the value of a key. */
function replaceValue(content: Buffer, at: number, code: string): Buffer {
  const text = content.toString();
  const literals = [
    ...text.matchAll(/(?<=[:,([=]\s*)(?:'[^'\n]*'|true|false|-?\d[\d.]*)(?=\s*[,)\];}])/g),
  ];
  const literal = literals[Math.floor(at * literals.length)] ?? literals[0];
  if (!literal) return content;
  const end = literal.index + literal[0].length;
  return Buffer.from(text.slice(0, literal.index) + code + text.slice(end));
}

/** Returns mutations that are always the same for a seed. */
export function sampleMutations(seed: number, count: number): Mutation[] {
  return fc.sample(mutations, { seed, numRuns: count });
}
