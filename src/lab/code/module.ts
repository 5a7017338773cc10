import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';

/** An error that keeps code from running. Line and column are counted from 1. */
export interface CodeError {
  message: string;
  line: number;
  column: number;
}

/** Names under which the library can be imported. In a program it is a parameter. */
const LIBRARY = /^planck(\/|$)/;

/**
 * Compiles TypeScript to a JavaScript module. Everything stays on its line, so that positions in stack
 * traces are positions in the source. Imports become lookups in the global `modules`, because code in the
 * jail can't fetch anything.
 *
 * Code without exports is a program for the library's testbed, such as the library's examples. It becomes a
 * function of the library, because a module can't run twice.
 * @param importable names of the modules that the code can import
 */
export function compileModule(
  source: string,
  importable: readonly string[],
): { code: string; errors: CodeError[] } {
  const file = ts.createSourceFile('code.ts', source, ts.ScriptTarget.ESNext, true);
  const errors = syntaxErrors(file);
  const addError = (node: ts.Node, message: string) =>
    errors.push({ message, ...positionOf(file, node.getStart(file)) });
  const isProgram = !file.statements.some(isExport);
  let code = blankSourceFile(file, (node) =>
    addError(
      node,
      'this TypeScript syntax is not erasable (such as an enum): write it in JavaScript',
    ),
  );
  // In reverse, so that earlier positions stay valid.
  for (const statement of file.statements.filter(ts.isImportDeclaration).reverse()) {
    const { text } = statement.moduleSpecifier as ts.StringLiteral;
    if (!importable.includes(text)) {
      addError(
        statement,
        `unknown module "${text}": available modules are ${importable.join(', ')}`,
      );
    }
    const module = isProgram && LIBRARY.test(text) ? 'planck' : `modules[${JSON.stringify(text)}]`;
    const [start, end] = [statement.getStart(file), statement.getEnd()];
    const newlines = source.slice(start, end).replace(/[^\n]/g, '');
    code = code.slice(0, start) + lookupFor(statement, module) + newlines + code.slice(end);
  }
  return { code: isProgram ? asFunction(code) : code, errors };
}

/** Whether a statement exports anything: `export default …`, `export const …`. */
function isExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement) || ts.isExportDeclaration(statement)) return true;
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function asFunction(code: string): string {
  // Programs without `await` stay synchronous, so that they throw synchronously.
  const kind = /\bawait\b/.test(code) ? 'async function' : 'function';
  return `export default ${kind} (planck) {${code}\n}\n`;
}

/** Returns what replaces an import: `const { Box, World: Space } = modules["planck"];` */
function lookupFor({ importClause }: ts.ImportDeclaration, module: string): string {
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return '';
  const { name, namedBindings } = importClause;
  if (namedBindings && ts.isNamespaceImport(namedBindings)) {
    const { text } = namedBindings.name;
    // The parameter of a program has this name already.
    return text === module ? '' : `const ${text} = ${module};`;
  }
  const names = (namedBindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => destructured(propertyName?.text, name.text));
  const all = [
    ...(name && name.text !== module ? [destructured('default', name.text)] : []),
    ...names,
  ];
  return all.length > 0 ? `const { ${all.join(', ')} } = ${module};` : '';
}

function destructured(exported: string | undefined, local: string): string {
  return exported === undefined ? local : `${JSON.stringify(exported)}: ${local}`;
}

/** TypeScript's declarations leave out the errors of the parser. `transpileModule` returns them, but is 5 times slower. */
type ParsedFile = ts.SourceFile & { parseDiagnostics: readonly ts.DiagnosticWithLocation[] };

function syntaxErrors(file: ts.SourceFile): CodeError[] {
  return (file as ParsedFile).parseDiagnostics.map(({ messageText, start }) => ({
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
    ...positionOf(file, start),
  }));
}

function positionOf(file: ts.SourceFile, offset: number): { line: number; column: number } {
  const { line, character } = file.getLineAndCharacterOfPosition(offset);
  return { line: line + 1, column: character + 1 };
}
