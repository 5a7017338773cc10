import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import { REACT_RECIPE_PATH } from '../../address/address.ts';
import { isHtml } from './html.ts';
import { canonicalModule, IMPORTABLE } from './importable.ts';
import { wrapProgram } from './programWrapper.ts';

/** An error that keeps code from running. Line and column are counted from 1. */
interface CodeError {
  message: string;
  line: number;
  column: number;
}

/** Replaces a part of the code; offsets are in UTF-16 code units. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Compiles TypeScript to a JavaScript module. All code stays on its line, so that line numbers in stack traces are
 * those of the source. Imports become lookups in the global `modules`, because code in the jail can't fetch
 * anything.
 *
 * Code that exports neither a default nor `createGame` is a program: it creates its own worlds, as in a guide's sample
 * or in an example of the library's testbed. It becomes a function of `planck` and `modules`, because a module can't run
 * twice.
 */
export function compileModule(source: string): { code: string; errors: CodeError[] } {
  const file = parse(source);
  const message = otherLanguage(source, file);
  if (message !== undefined) return { code: '', errors: [{ message, line: 1, column: 1 }] };
  const errors = syntaxErrors(file);
  const addError = (node: ts.Node, message: string) =>
    errors.push({ message, ...toPosition(file, node.getStart(file)) });
  const blank = blankSourceFile(file, (node) =>
    addError(
      node,
      'this TypeScript syntax is not erasable (such as an enum): write it in JavaScript',
    ),
  );
  const lookUp = (specifier: ts.StringLiteralLike, statement: ts.Node = specifier) => {
    const name = canonicalModule(specifier.text);
    if (!Object.hasOwn(IMPORTABLE, name)) {
      const available = Object.keys(IMPORTABLE).join(', ');
      addError(statement, `unknown module "${specifier.text}": available modules are ${available}`);
    }
    return `modules[${JSON.stringify(name)}]`;
  };
  const isProgram = !file.statements.some((one) => isDefaultExport(one) || isGameExport(one));
  const edits = [
    ...file.statements.flatMap((statement) => statementEdits(statement, isProgram, lookUp)),
    ...callEdits(file, lookUp),
  ];
  const code = applyEdits(blank, edits);
  return { code: isProgram ? wrapProgram(code, hasTopLevelAwait(file)) : code, errors };
}

const HTML = 'this is HTML: paste only the code between <script> and </script>';
const JSX = `this is JSX, which needs React: paste only the code that uses planck, without components. A complete project is on the page ${REACT_RECIPE_PATH}`;

/** Returns what to do with code in another language, which would have an error in every line; undefined for TypeScript. */
export function otherLanguage(source: string, file: ts.SourceFile): string | undefined {
  if (isHtml(source)) return HTML;
  return isJsx(file, source) ? JSX : undefined;
}

/** Whether code that isn't TypeScript has elements of JSX. */
function isJsx(file: ts.SourceFile, source: string): boolean {
  if (syntaxErrors(file).length === 0) return false;
  const jsx = ts.createSourceFile('code.tsx', source, ts.ScriptTarget.ESNext, true);
  const isElement = (node: ts.Node) =>
    ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
  return syntaxErrors(jsx).length === 0 && contains(jsx, isElement);
}

/** Whether a node or one below it matches. */
export function contains(node: ts.Node, matches: (node: ts.Node) => boolean): boolean {
  if (matches(node)) return true;
  return ts.forEachChild(node, (child) => contains(child, matches) || undefined) ?? false;
}

/** Removes the exports of a compiled module, so that its code can become the body of a function. */
export function removeExports(code: string): string {
  const file = parse(code);
  const edits = file.statements.flatMap((statement): Edit[] => {
    const start = statement.getStart();
    if (ts.isExportDeclaration(statement)) return [{ start, end: statement.getEnd(), text: '' }];
    if (ts.isExportAssignment(statement))
      return [{ start, end: statement.expression.getStart(), text: '0, ' }];
    const { DefaultKeyword, ExportKeyword } = ts.SyntaxKind;
    const last = findModifier(statement, DefaultKeyword) ?? findModifier(statement, ExportKeyword);
    if (!last) return [];
    // A default export needs no name, unlike a declaration.
    const { name } = statement as ts.DeclarationStatement;
    return [
      { start, end: last.getEnd(), text: name || ts.isVariableStatement(statement) ? '' : '0,' },
    ];
  });
  return applyEdits(code, edits);
}

/** Parses TypeScript, with links from nodes to their parents. */
export function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('code.ts', source, ts.ScriptTarget.ESNext, true);
}

type LookUp = (specifier: ts.StringLiteralLike, statement?: ts.Node) => string;

/** Replaces an import with a lookup. Removes what a function can't contain: `export`, `module.exports =`. */
function statementEdits(statement: ts.Statement, isProgram: boolean, lookUp: LookUp): Edit[] {
  const [start, end] = [statement.getStart(), statement.getEnd()];
  if (ts.isImportDeclaration(statement)) {
    const module = lookUp(statement.moduleSpecifier as ts.StringLiteral, statement);
    return [{ start, end, text: createLookup(statement, module) }];
  }
  if (ts.isExportDeclaration(statement)) {
    const { moduleSpecifier } = statement;
    if (moduleSpecifier) lookUp(moduleSpecifier as ts.StringLiteral, statement);
    return isProgram || moduleSpecifier ? [{ start, end, text: '' }] : [];
  }
  const value = findCommonJsExport(statement);
  if (value) return [{ start, end: value.getStart(), text: 'void ' }];
  const exported = findModifier(statement, ts.SyntaxKind.ExportKeyword);
  if (!isProgram || !exported) return [];
  return [
    { start: exported.getStart(), end: exported.getEnd(), text: ' '.repeat('export'.length) },
  ];
}

/** Returns the value that `module.exports = …` or `exports.name = …` exports; undefined for other statements. */
function findCommonJsExport(statement: ts.Statement): ts.Expression | undefined {
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return;
  const { left, operatorToken, right } = statement.expression;
  const isExport = /^(?:module\.)?exports\b/.test(left.getText());
  return isExport && operatorToken.kind === ts.SyntaxKind.EqualsToken ? right : undefined;
}

/** Replaces `require('planck')` and `import('planck')` with lookups. */
function callEdits(file: ts.SourceFile, lookUp: LookUp): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const { expression, arguments: given } = node;
    const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
    const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
    const [specifier] = given;
    if (!(isImport || isRequire) || !specifier || !ts.isStringLiteralLike(specifier)) return;
    const module = lookUp(specifier);
    const text = isImport ? `Promise.resolve(${module})` : module;
    edits.push({ start: node.getStart(), end: node.getEnd(), text });
  };
  visit(file);
  return edits;
}

/** Applies edits to code without changing its number of lines. */
function applyEdits(code: string, edits: Edit[]): string {
  let result = code;
  // In reverse, so that earlier positions stay valid.
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start)) {
    const newlines = code.slice(start, end).replace(/[^\n]/g, '');
    result = result.slice(0, start) + text + newlines + result.slice(end);
  }
  return result;
}

/** Whether a statement exports a default: `export default …`, `export { scene as default }`. */
function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  if (findModifier(statement, ts.SyntaxKind.DefaultKeyword)) return true;
  const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
  if (!clause || !ts.isNamedExports(clause)) return false;
  return clause.elements.some(({ name }) => name.text === 'default');
}

function isGameExport(statement: ts.Statement): boolean {
  if (!ts.isFunctionDeclaration(statement) || statement.name?.text !== 'createGame') return false;
  return findModifier(statement, ts.SyntaxKind.ExportKeyword) !== undefined;
}

function findModifier(statement: ts.Statement, kind: ts.SyntaxKind): ts.Modifier | undefined {
  return ts.canHaveModifiers(statement)
    ? ts.getModifiers(statement)?.find((modifier) => modifier.kind === kind)
    : undefined;
}

/** Whether code awaits something outside its functions. */
function hasTopLevelAwait(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isAwaitExpression(node)) return true;
  if (ts.isForOfStatement(node) && node.awaitModifier) return true;
  return ts.forEachChild(node, (child) => hasTopLevelAwait(child) || undefined) ?? false;
}

/** Returns the replacement for an import: `const { Box, World: Space } = modules["planck"];` */
function createLookup({ importClause }: ts.ImportDeclaration, module: string): string {
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return '';
  const { name, namedBindings } = importClause;
  const defaults = name ? [formatBinding('default', name.text)] : [];
  if (namedBindings && ts.isNamespaceImport(namedBindings)) {
    const names = [namedBindings.name.text, ...defaults.map((text) => `{ ${text} }`)];
    return `const ${names.map((name) => `${name} = ${module}`).join(', ')};`;
  }
  const names = (namedBindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => formatBinding(propertyName?.text, name.text));
  const all = [...defaults, ...names];
  return all.length > 0 ? `const { ${all.join(', ')} } = ${module};` : '';
}

function formatBinding(exported: string | undefined, local: string): string {
  return exported === undefined ? local : `${JSON.stringify(exported)}: ${local}`;
}

/** TypeScript's declarations leave out the errors of the parser. `transpileModule` returns them, but is 5 times slower. */
type ParsedFile = ts.SourceFile & { parseDiagnostics: readonly ts.DiagnosticWithLocation[] };

function syntaxErrors(file: ts.SourceFile): CodeError[] {
  return (file as ParsedFile).parseDiagnostics.map(({ messageText, start }) => ({
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
    ...toPosition(file, start),
  }));
}

function toPosition(file: ts.SourceFile, offset: number): { line: number; column: number } {
  const { line, character } = file.getLineAndCharacterOfPosition(offset);
  return { line: line + 1, column: character + 1 };
}
