import { type Context, Converter, type DeclarationReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';

/**
 * Types as the source writes them: `Body | null`, in that order, and even if the library is compiled
 * without strict null checks. TypeDoc asks the checker, which has its own order, and looks at what
 * is written only for aliases.
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

/** Not so what is inherited: there `T` may stand for something else by now. */
function isWrittenIn(context: Context, node: ts.TypeNode): boolean {
  const owner = ts.findAncestor(node, (it) => ts.isClassLike(it) || ts.isInterfaceDeclaration(it));
  if (!owner) return true;
  let scope = context.scope;
  while (scope.parent && !scope.kindOf(ReflectionKind.ClassOrInterface)) scope = scope.parent;
  const declarations = context.getSymbolFromReflection(scope)?.declarations;
  return declarations?.some((declaration) => declaration === owner) ?? false;
}

/**
 * Overloads stay where only their implementation is hidden: nobody sees that, and declarations
 * don't have it. TypeDoc takes its comment for one about them all.
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

/** Reads symbols that the entry does not export as if it did. */
export function addSymbols(converter: Converter, program: ts.Program, symbols: ts.Symbol[]): void {
  converter.on(Converter.EVENT_CREATE_PROJECT, (context) => {
    const inProject = context.withScope(context.project);
    inProject.setActiveProgram(program);
    for (const symbol of symbols) converter.convertSymbol(inProject, symbol);
  });
}
