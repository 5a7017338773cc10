import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';

/** A place in code that can't be run as it is written. Line and column are counted from 1. */
export interface CodeMistake {
  message: string;
  line: number;
  column: number;
}

/**
 * TypeScript as a module that a browser runs. Everything stays on its line, so that places in errors
 * are places in what the reader wrote. Imports become questions to the global `modules`, because
 * code in a jail can fetch nothing.
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
  let code = blankSourceFile(file, (node) =>
    mistake(node, 'this TypeScript makes code of its own: write it as JavaScript'),
  );
  // From the end, so that the places before stay what they are.
  for (const statement of file.statements.filter(ts.isImportDeclaration).reverse()) {
    const { text } = statement.moduleSpecifier as ts.StringLiteral;
    if (!known.includes(text)) {
      mistake(statement, `there is no module "${text}" here: ${known.join(' and ')} are`);
    }
    const [start, end] = [statement.getStart(file), statement.getEnd()];
    const lines = source.slice(start, end).replace(/[^\n]/g, '');
    code = code.slice(0, start) + questionFor(statement, text) + lines + code.slice(end);
  }
  return { code, mistakes };
}

/** What stands for an import: `const { Box, World: Space } = modules["planck"];` */
function questionFor({ importClause }: ts.ImportDeclaration, name: string): string {
  if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return '';
  const from = ` = modules[${JSON.stringify(name)}];`;
  const { namedBindings } = importClause;
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    return `const ${namedBindings.name.text}${from}`;
  const names = (namedBindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => nameIn(propertyName?.text, name.text));
  const all = [...(importClause.name ? [nameIn('default', importClause.name.text)] : []), ...names];
  return all.length > 0 ? `const { ${all.join(', ')} }${from}` : '';
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
