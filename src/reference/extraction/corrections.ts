import {
  type Context,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import ts from 'typescript';
import { capitalize } from '../../content/capitalize.ts';

/**
 * Reads types as the source writes them: `Body | null`, in that order, and even if the library is compiled without
 * strict null checks. TypeDoc does so only for aliases; for other types, it uses the checker's, which have another
 * order.
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

/**
 * Returns whether the source writes the type itself. Inherited members don't count, because their type parameters have
 * been replaced.
 */
function isWrittenIn(context: Context, node: ts.TypeNode): boolean {
  const owner = ts.findAncestor(node, (it) => ts.isClassLike(it) || ts.isInterfaceDeclaration(it));
  if (!owner) return true;
  let scope = context.scope;
  while (scope.parent && !scope.kindOf(ReflectionKind.ClassOrInterface)) scope = scope.parent;
  const declarations = context.getSymbolFromReflection(scope)?.declarations;
  return declarations?.some((declaration) => declaration === owner) ?? false;
}

/**
 * Keeps overloads if only their implementation is hidden, which declarations omit anyway. TypeDoc would apply the
 * implementation's comment to all of them.
 */
export function keepOverloads(converter: Converter): void {
  converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection: DeclarationReflection) => {
    if (!reflection.kindOf(CALLABLE)) return;
    const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    if (declarations.filter(ts.isFunctionLike).length < 2) return;
    for (const tag of HIDING_TAGS) reflection.comment?.removeModifier(tag);
  });
}

const CALLABLE = [ReflectionKind.Constructor, ReflectionKind.Function, ReflectionKind.Method];
const HIDING_TAGS = ['@internal', '@hidden', '@ignore'] as const;

/** Reads symbols as if the entry exported them. */
export function addSymbols(converter: Converter, program: ts.Program, symbols: ts.Symbol[]): void {
  converter.on(Converter.EVENT_CREATE_PROJECT, (context) => {
    const inProject = context.withScope(context.project);
    inProject.setActiveProgram(program);
    for (const symbol of symbols) converter.convertSymbol(inProject, symbol);
  });
}

/**
 * Names the default export like another export of the same declaration, or like the declaration itself. An unnamed one
 * gets the name of its file or of the package: `Pot` for a class in `pot.ts`.
 */
export function nameDefaultExport(
  { children = [] }: ProjectReflection,
  findDeclarations: (reflection: Reflection) => ts.Declaration[],
): void {
  // An interface that is merged with a function is a separate symbol.
  for (const symbol of children) {
    if (symbol.name === 'default' && !symbol.isReference())
      symbol.name = nameOfDefault(symbol, children, findDeclarations(symbol)[0]);
  }
}

function nameOfDefault(
  symbol: DeclarationReflection,
  exported: DeclarationReflection[],
  declaration: ts.Declaration | undefined,
): string {
  const alias = exported.find(
    (one) => one.isReference() && one.tryGetTargetReflectionDeep() === symbol,
  );
  if (alias) return alias.name;
  const declared = declaration && ts.getNameOfDeclaration(declaration);
  if (declared && ts.isIdentifier(declared)) return declared.text;
  return declaration
    ? nameOfFile(declaration, symbol.kindOf(ReflectionKind.Function))
    : symbol.name;
}

function nameOfFile(declaration: ts.Declaration, isFunction: boolean): string {
  const path = declaration
    .getSourceFile()
    .fileName.replace(/\.\w+$/, '')
    .split('/');
  const file = path.findLast((part) => part !== 'index' && part !== 'src') ?? '';
  const words = file.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word, index) => (isFunction && index === 0 ? word : capitalize(word))).join('');
}
