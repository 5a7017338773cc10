import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import config from '../../docs/site.config.ts';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { openCache } from '../../src/build/cache/cache.ts';
import { contentKey } from '../../src/build/compile/siteLoader.ts';
import { readLibrary } from '../../src/build/read/reference.ts';
import { siteSchema } from '../../src/config/schema.ts';
import { extractLibrary } from '../../src/reference/extraction/extract.ts';
import type { Docs, Library, LibrarySymbol, Member } from '../../src/reference/model.ts';

// Compares the extracted reference with the library's declarations, as TypeScript reads them: two
// independent readers don't make the same mistakes.
const FOLDER = join(PROJECT_FOLDER, 'node_modules/planck');
const PACKAGE = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as {
  types: string;
};

// From the same cache as the build, so that TypeDoc runs only once.
const extracted = await readLibrary(siteSchema.parse(config), join(PROJECT_FOLDER, 'docs'), {
  cache: openCache(),
  builderKey: contentKey(),
  tasks: { extractLibrary },
});
const library = extracted.library as Library;
const { exported, checker } = readDeclarations();

describe('the reference of Planck.js', () => {
  it('can be read without problems', () => {
    expect(extracted.problems).toEqual([]);
    expect(extracted.library).toBeDefined();
  });

  it('has every exported symbol', () => {
    expect(exported.length).toBeGreaterThan(100);
    const names = new Set(library.symbols.flatMap(({ name, aliases }) => [name, ...aliases]));
    expect(exported.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it('has every public member, own or inherited', () => {
    const declared = exported.flatMap((symbol) =>
      listMemberNames(target(symbol, checker), checker).map(
        (member) => [symbol.name, member] as const,
      ),
    );
    expect(declared.length).toBeGreaterThan(1000);
    const missing = declared.filter(([name, member]) => !findMember(name, member));
    expect(missing.map((path) => path.join('.'))).toEqual([]);
  });

  it('names the right source of each inherited member', () => {
    const sources = library.symbols.flatMap(({ inherited }) =>
      inherited.flatMap(({ from, names }) => names.map((name) => [from, name] as const)),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter(([from, name]) => !findOwn(from, name))).toEqual([]);
  });

  it('links only to existing symbols and members', () => {
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

  it('contains no artifacts of the extraction', () => {
    const artifacts = listTexts(library).filter(([, text]) =>
      /\[object |\{@|\bNaN\b|__\w+|\.\.\.(?![\w$[({])/.test(text),
    );
    expect(artifacts).toEqual([]);
  });

  it('contains any and undefined only where the source does', () => {
    const wrong = declarations(library).flatMap(({ name, source, texts }) => {
      const text = texts.join(' ');
      const words = ['any', 'undefined'].filter((word) => new RegExp(`\\b${word}\\b`).test(text));
      const declaration = words.length > 0 ? readDeclarationAt(source.file, source.line) : '';
      return words
        .filter((word) => !new RegExp(`\\b${word}\\b`).test(declaration))
        .map((word) => `${name} (${source.file}:${source.line}) says ${word}: ${text}`);
    });
    expect(wrong).toEqual([]);
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

/** Returns the exports of the package's declarations that are not hidden. */
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

/** Returns the names of all public members, including static and inherited ones. */
function listMemberNames(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
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
  const declared = symbol.members?.get(ts.InternalSymbolName.Constructor);
  return declared && isPublic(declared) && !isHidden(declared)
    ? [...members, 'constructor']
    : members;
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

/** Returns all texts on the pages, each with the name of its symbol or member. */
function listTexts({ symbols }: Library): [name: string, text: string][] {
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

/** Returns the source of the declaration whose name is on a line, with all overloads, without bodies. */
function readDeclarationAt(file: string, line: number): string {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(FOLDER, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    const name = ts.getNameOfDeclaration(node as ts.Declaration) ?? node;
    const { line: nameLine } = source.getLineAndCharacterOfPosition(name.getStart());
    if (nameLine === line - 1 && node.parent && isMember(node)) {
      ts.forEachChild(node.parent, (sibling) => {
        if (getName(sibling) === getName(node)) texts.push(withoutBody(sibling));
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.join('\n');
}

function isMember(node: ts.Node): boolean {
  return ts.isClassElement(node) || ts.isTypeElement(node) || ts.isStatement(node);
}

function getName(node: ts.Node): string {
  return ts.getNameOfDeclaration(node as ts.Declaration)?.getText() ?? '';
}

function withoutBody(node: ts.Node): string {
  const body = 'body' in node ? (node.body as ts.Node | undefined) : undefined;
  return node.getText().slice(0, body ? body.getStart() - node.getStart() : undefined);
}
