import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * What a package exports by its declarations, which is what programs can import. Bundlers of
 * declarations export more than the source does: each type that an exported one is made of.
 */
export function declaredNames(packageFolder: string): string[] {
  const file = declarationFile(packageFolder);
  if (file === undefined || !existsSync(file)) return [];
  // Names are all that is asked for, so the libraries of TypeScript can stay away.
  const program = ts.createProgram([file], { noLib: true, types: [], noEmit: true });
  return exportsOf(program, file).map(({ name }) => name);
}

/**
 * The types in a program's source that have one of these names, and that its entry does not export;
 * and the names that are left, of which the source has no type.
 */
export function undeclaredExports(
  program: ts.Program,
  entry: string,
  names: string[],
): { found: ts.Symbol[]; lost: string[] } {
  const exported = new Set(exportsOf(program, entry).map(({ name }) => name));
  const missing = new Set(names.filter((name) => !exported.has(name)));
  if (missing.size === 0) return { found: [], lost: [] };
  const checker = program.getTypeChecker();
  const found = new Map<string, ts.Symbol>();
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile) continue;
    for (const { name } of source.statements.filter(isNamed)) {
      const symbol = name && missing.has(name.text) && checker.getSymbolAtLocation(name);
      if (symbol && !found.has(symbol.name)) found.set(symbol.name, symbol);
    }
  }
  return { found: [...found.values()], lost: [...missing].filter((name) => !found.has(name)) };
}

function declarationFile(packageFolder: string): string | undefined {
  const { types, typings, exports } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  ) as { types?: string; typings?: string; exports?: { '.'?: { types?: string } } };
  const path = exports?.['.']?.types ?? types ?? typings;
  return path && join(packageFolder, path);
}

function exportsOf(program: ts.Program, file: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

function isNamed(
  node: ts.Statement,
): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}
