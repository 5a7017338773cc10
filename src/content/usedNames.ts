import type * as TS from 'typescript';

/** A use of a library's symbol in a program. Lines are 0-based. */
export interface UsedName {
  line: number;
  /** The library's name for the symbol, even if the program renames it: `BoxShape`, `World.step`. */
  symbol: string;
}

/**
 * Lists the symbols of packages that a program uses: those that its identifiers refer to, even through aliases and
 * destructuring, and the contextual types of its literals and functions. `rayCast(a, b, () => 1)` uses `World.rayCast`
 * and `WorldRayCastCallback`.
 */
export function usedNames(ts: typeof TS, program: TS.Program, file: TS.SourceFile): UsedName[] {
  const checker = program.getTypeChecker();
  const used: UsedName[] = [];
  const qualifiedName = (symbol: TS.Symbol | undefined) => {
    const [declaration] = symbol?.declarations ?? [];
    if (!declaration) return undefined;
    const isExternal = program.isSourceFileFromExternalLibrary(declaration.getSourceFile());
    return isExternal ? declaredName(ts, declaration) : undefined;
  };
  const add = (node: TS.Node, symbols: (TS.Symbol | undefined)[]) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    for (const symbol of symbols.map(qualifiedName)) {
      if (symbol !== undefined) used.push({ line, symbol });
    }
  };
  const visit = (node: TS.Node): void => {
    if (ts.isIdentifier(node)) add(node, [findTarget(ts, checker, node)]);
    else if (
      ts.isObjectLiteralExpression(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node)
    )
      add(
        node,
        contextualTypes(checker, node).map(({ aliasSymbol, symbol }) => aliasSymbol ?? symbol),
      );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return used;
}

/** Returns the symbol that an identifier refers to, resolved through imports and destructuring. */
function findTarget(
  ts: typeof TS,
  checker: TS.TypeChecker,
  node: TS.Identifier,
): TS.Symbol | undefined {
  // The contextual type has the library's field; the literal's type has its own field.
  const { parent } = node;
  const isField = ts.isObjectLiteralElement(parent) && parent.name === node;
  const symbol = isField
    ? contextualTypes(checker, parent.parent as TS.ObjectLiteralExpression)
        .map((type) => type.getProperty(node.text))
        .find((field) => field !== undefined)
    : checker.getSymbolAtLocation(node);
  const target = symbol && resolveAlias(ts, checker, symbol);
  const binding = target?.declarations?.find(ts.isBindingElement);
  if (!binding || !ts.isObjectBindingPattern(binding.parent)) return target;
  const name = binding.propertyName ?? binding.name;
  if (!ts.isIdentifier(name)) return target;
  const property = checker.getTypeAtLocation(binding.parent).getProperty(name.text);
  const source = property && resolveAlias(ts, checker, property);
  // Each mention of a destructured class uses the class; a value is used once, where it is read.
  const isWhole = ((source?.flags ?? 0) & (ts.SymbolFlags.Class | ts.SymbolFlags.Function)) !== 0;
  return isWhole || node === name ? source : target;
}

function resolveAlias(ts: typeof TS, checker: TS.TypeChecker, symbol: TS.Symbol): TS.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the contextual type of a literal or function; for a union, the members that it is assignable to. */
function contextualTypes(checker: TS.TypeChecker, node: TS.Expression): TS.Type[] {
  const expected = checker.getContextualType(node);
  if (!expected || expected.aliasSymbol) return expected ? [expected] : [];
  const type = checker.getNonNullableType(expected);
  if (!type.isUnion() || type.aliasSymbol) return [type];
  const own = checker.getTypeAtLocation(node);
  const members = type.types.filter((member) => checker.isTypeAssignableTo(own, member));
  // Sort, because the order of a union depends on what was checked before.
  return members.sort((a, b) => (nameOfType(a) < nameOfType(b) ? -1 : 1));
}

function nameOfType({ aliasSymbol, symbol }: TS.Type): string {
  return String((aliasSymbol ?? symbol)?.escapedName);
}

/**
 * Returns the name of a declaration: `World`, `World.step`; undefined if it is neither in a type nor at the top level.
 */
function declaredName(ts: typeof TS, declaration: TS.Declaration): string | undefined {
  const name = ts.isConstructorDeclaration(declaration)
    ? undefined
    : ts.getNameOfDeclaration(declaration);
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return undefined;
  // Declaration bundlers rename a class to "Body$1" if the DOM also has a "Body".
  const own = name.text.replace(/\$\d+$/, '');
  const { parent } = declaration;
  if (ts.isSourceFile(parent) || ts.isModuleBlock(parent)) return own;
  if (ts.isVariableDeclarationList(parent))
    return ts.isSourceFile(parent.parent.parent) ? own : undefined;
  const owner = typeAround(ts, parent);
  return owner && `${owner}.${own}`;
}

/** Returns the name of the class, interface, enum, or type alias that contains a member at any depth. */
function typeAround(ts: typeof TS, node: TS.Node): string | undefined {
  if (
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  )
    return node.name?.text.replace(/\$\d+$/, '');
  const isType = ts.isTypeNode(node) || ts.isTypeElement(node);
  return isType ? typeAround(ts, node.parent) : undefined;
}
