import { type Context, Converter, type DeclarationReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';

/**
 * Reads types as the source writes them: `Body | null`, in that order, and even if the library is
 * compiled without strict null checks. TypeDoc does so only for aliases, and otherwise takes the type
 * from the checker, which has its own order.
 */
export function writeTypesAsInSource(converter: Converter): void {
  const convert = converter.convertType.bind(converter) as (
    context: Context,
    typeOrNode: ts.Type | ts.TypeNode | undefined,
    node?: ts.TypeNode,
  ) => ReturnType<Converter['convertType']>;
  converter.convertType = (context, typeOrNode, node?: ts.TypeNode) =>
    node && isWrittenIn(context, node)
      ? convert(context, node)
      : convert(context, typeOrNode, node);
}

/** Not in inherited members, where type parameters have been replaced. */
function isWrittenIn(context: Context, node: ts.TypeNode): boolean {
  const owner = ts.findAncestor(node, (it) => ts.isClassLike(it) || ts.isInterfaceDeclaration(it));
  if (!owner) return true;
  let scope = context.scope;
  while (scope.parent && !scope.kindOf(ReflectionKind.ClassOrInterface)) scope = scope.parent;
  const declarations = context.getSymbolFromReflection(scope)?.declarations;
  return declarations?.some((declaration) => declaration === owner) ?? false;
}

/**
 * Keeps overloads if only their implementation is hidden, which declarations don't show anyway.
 * TypeDoc applies the comment of the implementation to all of them.
 */
export function keepOverloads(converter: Converter): void {
  converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection: DeclarationReflection) => {
    if (!reflection.kindOf(CALLABLE)) return;
    const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    if (declarations.filter(ts.isFunctionLike).length < 2) return;
    for (const tag of HIDING) reflection.comment?.removeModifier(tag);
  });
}

const CALLABLE = [ReflectionKind.Constructor, ReflectionKind.Function, ReflectionKind.Method];
const HIDING = ['@internal', '@hidden', '@ignore'] as const;

/** Reads symbols as if the entry exported them. */
export function addSymbols(converter: Converter, program: ts.Program, symbols: ts.Symbol[]): void {
  converter.on(Converter.EVENT_CREATE_PROJECT, (context) => {
    const inProject = context.withScope(context.project);
    inProject.setActiveProgram(program);
    for (const symbol of symbols) converter.convertSymbol(inProject, symbol);
  });
}
