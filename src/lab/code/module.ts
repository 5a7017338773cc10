import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';

/** A place in code that can't be run as it is written. Line and column are counted from 1. */
export interface CodeMistake {
  message: string;
  line: number;
  column: number;
}

/** Names under which the library may be imported; in a program it is a parameter. */
const LIBRARY = /^planck(\/|$)/;

/**
 * TypeScript as a module that a browser runs. Everything stays on its line, so that places in errors
 * are places in what the reader wrote. Imports become questions to the global `modules`, because
 * code in a jail can fetch nothing.
 *
 * What exports a scene is a module as it is. What exports nothing is a program, such as the examples
 * of the library: it becomes a function of the library, because a module by itself runs only once.
 * @param known names that may be imported
 */
export function toModule(
  source: string,
  known: readonly string[],
): { code: string; mistakes: CodeMistake[] } {
  const file = ts.createSourceFile('code.ts', source, ts.ScriptTarget.ESNext, true);
  const mistakes = syntaxMistakes(file);
  const mistake = (node: ts.Node, message: string) =>
    mistakes.push({ message, ...placeOf(file, node.getStart(file)) });
  const isProgram = !file.statements.some(isExport);
  let code = blankSourceFile(file, (node) =>
    mistake(node, 'this TypeScript makes code of its own: write it as JavaScript'),
  );
  // From the end, so that the places before stay what they are.
  for (const statement of file.statements.filter(ts.isImportDeclaration).reverse()) {
    const { text } = statement.moduleSpecifier as ts.StringLiteral;
    if (!known.includes(text)) {
      mistake(statement, `there is no module "${text}" here: there are ${known.join(', ')}`);
    }
    const module = isProgram && LIBRARY.test(text) ? 'planck' : `modules[${JSON.stringify(text)}]`;
    const [start, end] = [statement.getStart(file), statement.getEnd()];
    const lines = source.slice(start, end).replace(/[^\n]/g, '');
    code = code.slice(0, start) + questionFor(statement, module) + lines + code.slice(end);
  }
  return { code: isProgram ? asFunction(code) : code, mistakes };
}

/** `export default …`, `export const …`: declarations and statements alike. */
function isExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement) || ts.isExportDeclaration(statement)) return true;
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function asFunction(code: string): string {
  // One that waits is a function that does; the others shall throw what they throw at once.
  const kind = /\bawait\b/.test(code) ? 'async function' : 'function';
  return `export default ${kind} (planck) {${code}\n}\n`;
}

/** What stands for an import: `const { Box, World: Space } = modules["planck"];` */
function questionFor({ importClause }: ts.ImportDeclaration, module: string): string {
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return '';
  const { name, namedBindings } = importClause;
  if (namedBindings && ts.isNamespaceImport(namedBindings)) {
    const { text } = namedBindings.name;
    // A program has the library by its usual name already.
    return text === module ? '' : `const ${text} = ${module};`;
  }
  const names = (namedBindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => nameIn(propertyName?.text, name.text));
  const all = [...(name && name.text !== module ? [nameIn('default', name.text)] : []), ...names];
  return all.length > 0 ? `const { ${all.join(', ')} } = ${module};` : '';
}

function nameIn(exported: string | undefined, local: string): string {
  return exported === undefined ? local : `${JSON.stringify(exported)}: ${local}`;
}

function syntaxMistakes(file: ts.SourceFile): CodeMistake[] {
  // What the parser found is there, but TypeScript doesn't tell of it in its types.
  const { parseDiagnostics } = file as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] };
  return parseDiagnostics.map(({ messageText, start }) => ({
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
    ...placeOf(file, start),
  }));
}

function placeOf(file: ts.SourceFile, position: number): { line: number; column: number } {
  const { line, character } = file.getLineAndCharacterOfPosition(position);
  return { line: line + 1, column: character + 1 };
}
