import type * as TS from 'typescript';
import { displayPath } from '../terminal/displayPath.ts';

/** A key or a text in the files of notes, for finding the lines of their problems. */
export interface NoteLocation {
  file: string;
  /** 1-based. */
  line: number;
  /** Names of the enclosing keys, outermost first, followed by the name itself, or the value of the text. */
  names: string[];
  /** Source of the text, with quotes and escapes; undefined for a key. */
  written?: string;
}

/** Lists the keys and texts in files of notes, in order. Loads TypeScript, so call it only if there are problems. */
export async function locateNotes(
  files: { path: string; text: string }[],
): Promise<NoteLocation[]> {
  const { default: ts } = await import('typescript');
  return files.flatMap(({ path, text }) => locationsIn(ts, path, text));
}

function locationsIn(ts: typeof TS, path: string, text: string): NoteLocation[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const file = displayPath(path);
  const locations: NoteLocation[] = [];
  const visit = (node: TS.Node, around: string[]): void => {
    const add = (at: TS.Node, name: string, written?: string) => {
      const line = source.getLineAndCharacterOfPosition(at.getStart(source)).line + 1;
      const names = [...around, name];
      locations.push({ file, line, names, written });
      return names;
    };
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const value = ts.isTemplateExpression(node) ? node.getText(source) : node.text;
      add(node, value, node.getText(source));
      return;
    }
    const name = readName(ts, node);
    const inside = name ? add(name, name.text) : around;
    ts.forEachChild(node, (child) => {
      if (child !== name) visit(child, inside);
    });
  };
  visit(source, []);
  return locations;
}

/** Returns the node with the name of a variable or of a property. */
function readName(ts: typeof TS, node: TS.Node): TS.Identifier | TS.StringLiteralLike | undefined {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node);
  if (!isNamed) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteralLike(node.name) ? node.name : undefined;
}

/**
 * Finds the line of a key, or of a name in a list. If the key itself is missing, finds the nearest enclosing one; a key
 * that notes share is found without its enclosing names.
 * @param names of the symbol, of the enclosing keys, and of the key: `World`, `members`, `step`
 */
export function locateNames(locations: NoteLocation[], names: string[]): NoteLocation | undefined {
  if (names.length === 0) return undefined;
  const tails = names.map((_, index) => names.slice(index));
  for (const tail of tails) {
    const found = locations.filter((location) => isWithin(tail, location.names));
    if (found.length > 0) return found.find(({ written }) => written === undefined) ?? found[0];
  }
  return locateNames(locations, names.slice(0, -1));
}

/** Returns whether the last names are equal, and the others enclose it in the same order. */
function isWithin(names: string[], around: string[]): boolean {
  if (names.at(-1) !== around.at(-1)) return false;
  let at = -1;
  return names.every((name) => {
    at = around.indexOf(name, at + 1);
    return at >= 0;
  });
}

/** Finds the line of a part of a text, first in the notes on the given symbols. */
export function locateText(
  locations: NoteLocation[],
  symbols: string[],
  part: string,
): NoteLocation | undefined {
  const texts = locations.filter(
    ({ names, written }) => written !== undefined && names.at(-1)?.includes(part),
  );
  const own = texts.find(({ names }) => symbols.some((symbol) => names.includes(symbol)));
  const found = own ?? texts[0];
  return found && offsetLine(found, linesBefore(found.written ?? '', part));
}

/** Returns the location of a line in a text, if the source has as many lines as the text. */
export function offsetLine(location: NoteLocation, index: number): NoteLocation {
  const last = (location.written ?? '').split('\n').length - 1;
  return { ...location, line: location.line + Math.min(index, last) };
}

function linesBefore(text: string, part: string): number {
  return text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length - 1;
}
