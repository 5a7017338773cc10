import { join } from 'node:path';
import { extractLibrary } from '../../src/reference/extraction/extract.ts';
import type { LibrarySymbol, Member, Signature, TypeText } from '../../src/reference/model.ts';

/** Where the small library lies that has every construct. */
export const TEAHOUSE = join(import.meta.dirname, '../fixtures/library');

/** That library as the reference has it; read once for each file of tests. */
export const teahouse = await extractLibrary({
  packageFolder: TEAHOUSE,
  name: 'teahouse',
  version: '1.2.3',
  entry: 'src/index.ts',
});

export function symbolNamed(name: string): LibrarySymbol {
  const found = teahouse.library.symbols.find((symbol) => symbol.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** @param path `Pot.pour` */
export function memberNamed(path: string): Member {
  const [symbol = '', name] = path.split('.');
  const found = symbolNamed(symbol).members.find((member) => member.name === name);
  if (!found) throw new Error(`there is no ${path}`);
  return found;
}

/** A type as one reads it, with its links in angle quotes: `«Leaf» | null`. */
export function shown(type: TypeText | undefined): string | undefined {
  return type
    ?.map((piece) => {
      if (typeof piece === 'string') return piece;
      return piece.text === piece.symbol ? `«${piece.text}»` : `«${piece.text}=${piece.symbol}»`;
    })
    .join('');
}

/** A signature as one reads it: `(leaf: «Leaf», times? = 3): void`. */
export function shownSignature({ parameters, returns }: Signature): string {
  const list = parameters.map(({ name, type, isOptional, isRest, default: value }) => {
    const end = value === undefined ? '' : ` = ${value}`;
    return `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${shown(type)}${end}`;
  });
  return `(${list.join(', ')})${returns ? `: ${shown(returns)}` : ''}`;
}
