import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Returns the names that a package's declarations export, which programs can import. Bundlers of declarations export
 * more than the source does: every type that an exported one refers to.
 */
export function declaredNames(packageFolder: string): string[] {
  const file = declarationFile(packageFolder);
  if (file === undefined || !existsSync(file)) return [];
  // Only names are needed, so TypeScript's own libraries are not loaded.
  const program = ts.createProgram([file], { noLib: true, types: [], noEmit: true });
  return listExports(program, file).map(({ name }) => name);
}

/**
 * Finds types by name in a program's source that its entry doesn't export.
 * @returns the types, and the names that are neither exported nor found
 */
export function findUnexported(
  program: ts.Program,
  entry: string,
  names: string[],
): { found: ts.Symbol[]; missing: string[] } {
  const exported = new Set(listExports(program, entry).map(({ name }) => name));
  const wanted = new Set(names.filter((name) => !exported.has(name)));
  if (wanted.size === 0) return { found: [], missing: [] };
  const checker = program.getTypeChecker();
  const found = new Map<string, ts.Symbol>();
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile) continue;
    for (const { name } of source.statements.filter(isNamed)) {
      const symbol = name && wanted.has(name.text) && checker.getSymbolAtLocation(name);
      if (symbol && !found.has(symbol.name)) found.set(symbol.name, symbol);
    }
  }
  return { found: [...found.values()], missing: [...wanted].filter((name) => !found.has(name)) };
}

function declarationFile(packageFolder: string): string | undefined {
  const { types, typings, exports } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  ) as { types?: string; typings?: string; exports?: { '.'?: { types?: string } } };
  const path = exports?.['.']?.types ?? types ?? typings;
  return path && join(packageFolder, path);
}

function listExports(program: ts.Program, file: string): ts.Symbol[] {
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
