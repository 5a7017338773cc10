import ts from 'typescript';
import { withOwnNames } from '../../content/typeChecker.ts';

/** Declarations by full name (`World`, `World.step`, `static Vec2.add`, `World.begin-contact`). */
export type Api = Map<string, Declaration>;

export interface Declaration {
  /** TypeScript on one line, without comments. Empty for a symbol that has members, and for a namespace. */
  text: string;
  isDeprecated: boolean;
}

/** Name of methods whose first parameter is the name of an event. */
const LISTENING = 'on';

/**
 * Reads the exports of a bundle of declarations (`dist/planck.d.ts`), except private members and those whose names
 * start with `_` or `m_`.
 */
export function readApi(text: string): Api {
  const file = ts.createSourceFile('library.d.ts', text, ts.ScriptTarget.Latest, true);
  const names = exportedNames(file);
  const api: Api = new Map();
  const add = (name: string, node: ts.Node, text = printText(node, file)) => {
    const before = api.get(name);
    const isDeprecated = ts.getJSDocDeprecatedTag(node) !== undefined;
    // Overloads are declared one after another.
    const joined = [before?.text, text].filter(Boolean).join(' ');
    api.set(name, { text: joined, isDeprecated: isDeprecated || before?.isDeprecated === true });
  };
  const classes = new Set(file.statements.filter(ts.isClassDeclaration).flatMap(namesIn));
  const visit = (node: ts.Node) => {
    if (ts.isVariableStatement(node)) return node.declarationList.declarations.forEach(visit);
    for (const local of namesIn(node)) {
      const [name, ...aliases] = sortedNames(local, names.get(local));
      if (name === undefined) return;
      const members = listMembers(node);
      const hasParts = members.length > 0 || ts.isModuleDeclaration(node);
      const isFactory = ts.isFunctionDeclaration(node) && classes.has(local);
      if (!isFactory) for (const alias of aliases) add(alias, node, `typeof ${name}`);
      add(isFactory ? `${name}()` : name, node, hasParts ? '' : undefined);
      for (const member of members) for (const key of memberNames(name, member)) add(key, member);
    }
  };
  ts.forEachChild(file, visit);
  return api;
}

/**
 * Returns the name of a declaration, followed by its aliases. Its own name comes from the bundle, if it is exported.
 */
function sortedNames(local: string, exported: Set<string> = new Set()): string[] {
  const own = local.replace(/\$\d+$/, '');
  return [...exported].sort((a, b) => Number(b === own) - Number(a === own));
}

/** Maps the names of declarations in the bundle to the names under which they are exported. */
function exportedNames(file: ts.SourceFile): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const add = (local: string, exported: string) =>
    names.set(local, (names.get(local) ?? new Set()).add(exported));
  ts.forEachChild(file, (node) => {
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
      for (const { name, propertyName } of node.exportClause.elements)
        add((propertyName ?? name).text, name.text);
    else if (hasModifier(node, ts.SyntaxKind.ExportKeyword))
      for (const name of declaredNames(node)) add(name, name);
  });
  return names;
}

function declaredNames(node: ts.Node): string[] {
  return ts.isVariableStatement(node)
    ? node.declarationList.declarations.flatMap(namesIn)
    : namesIn(node);
}

function namesIn(node: ts.Node): string[] {
  const { name } = node as { name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function listMembers(node: ts.Node): readonly (ts.ClassElement | ts.TypeElement)[] {
  if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node)) return [];
  return [...node.members].filter(
    (member) =>
      !hasModifier(member, ts.SyntaxKind.PrivateKeyword) &&
      !hasModifier(member, ts.SyntaxKind.ProtectedKeyword) &&
      !/^_|^m_/.test(namesIn(member)[0] ?? ''),
  );
}

/** Returns the full names of a member. A listening method also counts as the events that its overloads name. */
function memberNames(symbol: string, member: ts.ClassElement | ts.TypeElement): string[] {
  if (ts.isConstructorDeclaration(member)) return [`${symbol}.${symbol}`];
  const [name] = namesIn(member);
  if (name === undefined) return [];
  const isStatic = hasModifier(member, ts.SyntaxKind.StaticKeyword);
  const [event] = name === LISTENING && ts.isMethodDeclaration(member) ? member.parameters : [];
  const type = event?.type;
  if (type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal))
    return [`${symbol}.${type.literal.text}`];
  return [`${isStatic ? 'static ' : ''}${symbol}.${name}`];
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some((modifier) => modifier.kind === kind) === true;
}

/** Prints a declaration. A constant is printed as its type. */
function printText(declaration: ts.Node, file: ts.SourceFile): string {
  const constant = ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  const node = constant ?? declaration;
  const printer = ts.createPrinter({ removeComments: true });
  return withOwnNames(printer.printNode(ts.EmitHint.Unspecified, node, file))
    .replace(/^(export |declare )+/, '')
    .replace(/\s+/g, ' ')
    .replace(/;$/, '');
}
