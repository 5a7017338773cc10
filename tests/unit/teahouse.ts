import { join } from 'node:path';
import { extractLibrary } from '../../src/reference/extraction/extract.ts';
import type { LibrarySymbol, Member, Signature, TypeText } from '../../src/reference/model.ts';

/** Folder of a small library that has every construct. */
export const TEAHOUSE = join(import.meta.dirname, '../fixtures/library');

/** The extracted library; read once for each test file. */
export const teahouse = await extractLibrary({
  packageFolder: TEAHOUSE,
  name: 'teahouse',
  version: '1.2.3',
  entry: 'src/index.ts',
});

export function symbolNamed(name: string): LibrarySymbol {
  const match = teahouse.library.symbols.find((symbol) => symbol.name === name);
  if (!match) throw new Error(`there is no ${name}`);
  return match;
}

/** @param path such as `Pot.pour` */
export function memberNamed(path: string): Member {
  const [symbol = '', name] = path.split('.');
  const match = symbolNamed(symbol).members.find((member) => member.name === name);
  if (!match) throw new Error(`there is no ${path}`);
  return match;
}

/** Formats a type as text, with its links in angle quotes: `«Leaf» | null`. */
export function formatType(type: TypeText | undefined): string | undefined {
  return type
    ?.map((piece) => {
      if (typeof piece === 'string') return piece;
      return piece.text === piece.symbol ? `«${piece.text}»` : `«${piece.text}=${piece.symbol}»`;
    })
    .join('');
}

/** Formats a signature as text: `(leaf: «Leaf», times? = 3): void`. */
export function formatSignature({ parameters, returns }: Signature): string {
  const list = parameters.map(({ name, type, isOptional, isRest, default: value }) => {
    const end = value === undefined ? '' : ` = ${value}`;
    return `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${formatType(type)}${end}`;
  });
  return `(${list.join(', ')})${returns ? `: ${formatType(returns)}` : ''}`;
}
