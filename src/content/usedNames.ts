import type * as TS from 'typescript';

/** A place of a program that has to do with something of a library; lines are 0-based. */
export interface UsedName {
  line: number;
  /** As the library calls it, whatever name the program gave it: `BoxShape`, `World.step`. */
  symbol: string;
}

/**
 * What a program uses: what its names stand for, under other names or taken out of an object too, and
 * what its literals and functions are taken for. `rayCast(a, b, () => 1)` uses `World.rayCast` and
 * `WorldRayCastCallback`, though it spells only one of them. What packages don't bring is none of it.
 */
export function usedNames(ts: typeof TS, program: TS.Program, file: TS.SourceFile): UsedName[] {
  const checker = program.getTypeChecker();
  const used: UsedName[] = [];
  const nameOf = (symbol: TS.Symbol | undefined) => {
    const [declaration] = symbol?.declarations ?? [];
    const from = declaration?.getSourceFile();
    if (!from || !program.isSourceFileFromExternalLibrary(from)) return undefined;
    return declaredName(ts, declaration as TS.Declaration);
  };
  const add = (node: TS.Node, symbols: (TS.Symbol | undefined)[]) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    for (const symbol of symbols.map(nameOf)) {
      if (symbol !== undefined) used.push({ line, symbol });
    }
  };
  const visit = (node: TS.Node): void => {
    if (ts.isIdentifier(node)) add(node, [targetOf(ts, checker, node)]);
    else if (
      ts.isObjectLiteralExpression(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node)
    )
      add(
        node,
        takenFor(checker, node).map(({ aliasSymbol, symbol }) => aliasSymbol ?? symbol),
      );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return used;
}

/** What an identifier stands for in the end: behind imports, and behind what was taken out of an object. */
function targetOf(
  ts: typeof TS,
  checker: TS.TypeChecker,
  node: TS.Identifier,
): TS.Symbol | undefined {
  // A literal has fields of its own; those of what it is given as are the library's.
  const { parent } = node;
  const isField = ts.isObjectLiteralElement(parent) && parent.name === node;
  const symbol = isField
    ? takenFor(checker, parent.parent as TS.ObjectLiteralExpression)
        .map((type) => type.getProperty(node.text))
        .find((field) => field !== undefined)
    : checker.getSymbolAtLocation(node);
  const target = symbol && behindAlias(ts, checker, symbol);
  const taken = target?.declarations?.find(ts.isBindingElement);
  if (!taken || !ts.isObjectBindingPattern(taken.parent)) return target;
  const name = taken.propertyName ?? taken.name;
  if (!ts.isIdentifier(name)) return target;
  const property = checker.getTypeAtLocation(taken.parent).getProperty(name.text);
  const found = property && behindAlias(ts, checker, property);
  // A class goes on being one; what is read of an object is read where it is taken out.
  const isWhole = ((found?.flags ?? 0) & (ts.SymbolFlags.Class | ts.SymbolFlags.Function)) !== 0;
  return isWhole || node === name ? found : target;
}

function behindAlias(ts: typeof TS, checker: TS.TypeChecker, symbol: TS.Symbol): TS.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The types that a literal or a function is given as; of several, those that it can be. */
function takenFor(checker: TS.TypeChecker, node: TS.Expression): TS.Type[] {
  const expected = checker.getContextualType(node);
  if (!expected || expected.aliasSymbol) return expected ? [expected] : [];
  const type = checker.getNonNullableType(expected);
  if (!type.isUnion() || type.aliasSymbol) return [type];
  const own = checker.getTypeAtLocation(node);
  return type.types.filter((one) => checker.isTypeAssignableTo(own, one));
}

/** `World`, `World.step`; undefined for what is declared in neither a type nor a file. */
function declaredName(ts: typeof TS, declaration: TS.Declaration): string | undefined {
  const name = ts.isConstructorDeclaration(declaration)
    ? undefined
    : ts.getNameOfDeclaration(declaration);
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return undefined;
  // Bundlers of declarations call a class "Body$1" when the browser has a "Body" of its own.
  const own = name.text.replace(/\$\d+$/, '');
  const { parent } = declaration;
  if (ts.isSourceFile(parent) || ts.isModuleBlock(parent)) return own;
  if (ts.isVariableDeclarationList(parent))
    return ts.isSourceFile(parent.parent.parent) ? own : undefined;
  const owner = typeAround(ts, parent);
  return owner && `${owner}.${own}`;
}

/** What a member belongs to: a class, or an interface, enumeration or alias, at any depth of it. */
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
