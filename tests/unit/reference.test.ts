import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import config from '../../docs/site.config.ts';
import { openCache } from '../../src/build/cache.ts';
import { ENGINE_FOLDER } from '../../src/build/engine.js';
import { contentKey } from '../../src/build/load.ts';
import { readLibrary } from '../../src/build/reference.ts';
import { siteSchema } from '../../src/config/schema.ts';
import type { Docs, Library, LibrarySymbol, Member } from '../../src/reference/model.ts';

// The same library, read in another way: what its declarations promise to programs, asked of
// TypeScript itself. A second reader doesn't make the first one's mistakes.
const FOLDER = join(ENGINE_FOLDER, 'node_modules/planck');
const PACKAGE = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as {
  types: string;
};

// As the build reads it, and from the same cache: TypeDoc runs once for all of them.
const extracted = await readLibrary(
  siteSchema.parse(config),
  join(ENGINE_FOLDER, 'docs'),
  openCache(),
  contentKey(),
);
const library = extracted.library as Library;
const { exported, checker } = readDeclarations();

describe('the reference of Planck.js', () => {
  it('can be read without a problem', () => {
    expect(extracted.problems).toEqual([]);
    expect(extracted.library).toBeDefined();
  });

  it('has every exported symbol', () => {
    expect(exported.length).toBeGreaterThan(100);
    const known = new Set(library.symbols.flatMap(({ name, aliases }) => [name, ...aliases]));
    expect(exported.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('has every public member, own or inherited', () => {
    const promised = exported.flatMap((symbol) =>
      memberNames(target(symbol, checker), checker).map((member) => [symbol.name, member] as const),
    );
    expect(promised.length).toBeGreaterThan(1000);
    const missing = promised.filter(([name, member]) => !findMember(name, member));
    expect(missing.map((path) => path.join('.'))).toEqual([]);
  });

  it('has all that is inherited where it is said to be', () => {
    const places = library.symbols.flatMap(({ inherited }) =>
      inherited.flatMap(({ from, names }) => names.map((name) => [from, name] as const)),
    );
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter(([from, name]) => !findOwn(from, name))).toEqual([]);
  });

  it('links to nothing that it has not', () => {
    const texts = JSON.stringify(library.symbols);
    const docs = [...texts.matchAll(/\(symbol:([\w$.-]+)\)/g)].map(([, name]) => name);
    const types = [...texts.matchAll(/"symbol":"([^"]+)"/g)].map(([, name]) => name);
    expect(docs.length).toBeGreaterThan(5);
    expect(types.length).toBeGreaterThan(1000);
    const unknown = [...new Set([...docs, ...types])].filter((path = '') => {
      const [name = '', member] = path.split('.');
      return member === undefined ? !findSymbol(name) : !findOwn(name, member);
    });
    expect(unknown).toEqual([]);
  });

  it('shows nothing of how it was made', () => {
    const artifacts = allTexts(library).filter(([, text]) =>
      /\[object |\{@|\bNaN\b|__\w+|\.\.\.(?![\w$[({])/.test(text),
    );
    expect(artifacts).toEqual([]);
  });

  it('says any and undefined only where the source does', () => {
    const untrue = declarations(library).flatMap(({ name, source, texts }) => {
      const text = texts.join(' ');
      const words = ['any', 'undefined'].filter((word) => new RegExp(`\\b${word}\\b`).test(text));
      const written = words.length > 0 ? writtenAt(source.file, source.line) : '';
      return words
        .filter((word) => !new RegExp(`\\b${word}\\b`).test(written))
        .map((word) => `${name} (${source.file}:${source.line}) says ${word}: ${text}`);
    });
    expect(untrue).toEqual([]);
  });
});

function findSymbol(name: string): LibrarySymbol | undefined {
  return library.symbols.find((symbol) => symbol.name === name || symbol.aliases.includes(name));
}

function findOwn(name: string, member: string): boolean {
  return findSymbol(name)?.members.some((own) => own.name === member) ?? false;
}

function findMember(name: string, member: string): boolean {
  if (member === 'constructor') {
    return findSymbol(name)?.members.some(({ kind }) => kind === 'constructor') ?? false;
  }
  const inherited = findSymbol(name)?.inherited ?? [];
  return findOwn(name, member) || inherited.some(({ names }) => names.includes(member));
}

/** What the package's declarations export and do not hide. */
function readDeclarations() {
  const file = join(FOLDER, PACKAGE.types);
  const program = ts.createProgram([file], { strict: true, noEmit: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const all = module ? checker.getExportsOfModule(module) : [];
  const exported = all.filter(
    (symbol) =>
      !isHidden(symbol) && !isHidden(target(symbol, checker)) && symbol.name !== 'default',
  );
  return { exported, checker };
}

function target(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Names of all public members, static ones and inherited ones with them. */
function memberNames(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return [];
  if (symbol.flags & ts.SymbolFlags.Enum) return [...(symbol.exports?.keys() ?? [])].map(String);
  const isValue = symbol.flags & ts.SymbolFlags.Value;
  const statics = isValue
    ? checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(symbol, declaration))
    : [];
  const isObject =
    symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface) ||
    (ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type));
  const own = isObject ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)) : [];
  const members = [...statics, ...own]
    .filter((member) => member.name !== 'prototype' && isPublic(member) && !isHidden(member))
    .map(({ name }) => name);
  const made = symbol.members?.get(ts.InternalSymbolName.Constructor);
  return made && isPublic(made) && !isHidden(made) ? [...members, 'constructor'] : members;
}

function isHidden({ declarations = [] }: ts.Symbol): boolean {
  const tags = ['hidden', 'internal', 'ignore'];
  const hides = (node: ts.Declaration) =>
    ts.getJSDocTags(node).some(({ tagName }) => tags.includes(tagName.text));
  return declarations.length > 0 && declarations.every(hides);
}

function isPublic({ declarations = [] }: ts.Symbol): boolean {
  const { Private, Protected } = ts.ModifierFlags;
  return declarations.every((node) => !(ts.getCombinedModifierFlags(node) & (Private | Protected)));
}

/** What can be read on the pages, each with the name of what it is about. */
function allTexts({ symbols }: Library): [name: string, text: string][] {
  return symbols.flatMap((symbol) => {
    const described = [symbol, ...symbol.members];
    return described.flatMap((it) =>
      [...typeTexts(it), ...it.signatures.flatMap(({ docs }) => texts(docs)), ...texts(it.docs)]
        .concat(it.signatures.flatMap(({ parameters }) => parameters.map(({ text }) => text)))
        .concat('value' in it && it.value !== undefined ? it.value : [])
        .map((text): [string, string] => [`${symbol.name}.${it.name}`, text]),
    );
  });
}

function texts({ summary, remarks, returns, deprecated = '', examples, see }: Docs): string[] {
  return [summary, remarks, returns, deprecated, ...examples, ...see];
}

function declarations({ symbols }: Library) {
  return symbols.flatMap((symbol) =>
    [{ ...symbol, members: [] }, ...symbol.members].map((it) => ({
      name: it === symbol ? symbol.name : `${symbol.name}.${it.name}`,
      source: it.source,
      texts: typeTexts(it),
    })),
  );
}

function typeTexts({ type, signatures }: LibrarySymbol | Member): string[] {
  const types = signatures.flatMap(({ parameters, returns = [] }) => [
    ...parameters.map((parameter) => parameter.type),
    returns,
  ]);
  return [type ?? [], ...types].map((text) =>
    text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''),
  );
}

/** What the source says of whatever has its name on a line: all its overloads, without their bodies. */
function writtenAt(file: string, line: number): string {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(FOLDER, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const name = ts.getNameOfDeclaration(node as ts.Declaration) ?? node;
    const { line: at } = source.getLineAndCharacterOfPosition(name.getStart());
    if (at === line - 1 && node.parent && isMember(node)) {
      ts.forEachChild(node.parent, (sibling) => {
        if (nameOf(sibling) === nameOf(node)) found.push(withoutBody(sibling));
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.join('\n');
}

function isMember(node: ts.Node): boolean {
  return ts.isClassElement(node) || ts.isTypeElement(node) || ts.isStatement(node);
}

function nameOf(node: ts.Node): string {
  return ts.getNameOfDeclaration(node as ts.Declaration)?.getText() ?? '';
}

function withoutBody(node: ts.Node): string {
  const body = 'body' in node ? (node.body as ts.Node | undefined) : undefined;
  return node.getText().slice(0, body ? body.getStart() - node.getStart() : undefined);
}
