import ts from 'typescript';

/** A symbol that a library exports, read from its source or its declarations. */
export interface LibraryType {
  /** Its comment without tags. */
  comment: string;
  /** Other names that it is exported as. */
  otherNames: string[];
  kind: 'class' | 'enumeration' | 'function' | 'interface' | 'type-alias';
  /** Members that it declares itself. */
  members: LibraryMember[];
  /** Names of inherited members. */
  inherited: string[];
  /** Parameters of a function. */
  parameters: string[];
}

export interface LibraryMember {
  name: string;
  isOptional: boolean;
  isNumber: boolean;
  parameters: string[];
  comment: string;
}

type MemberDeclaration = ts.ClassElement | ts.TypeElement | ts.EnumMember;

/**
 * Reads all symbols that a module exports and does not hide, by name. Takes seconds.
 * @param file `.ts` or `.d.ts`
 */
export function readLibraryTypes(file: string): Map<string, LibraryType> {
  const program = ts.createProgram([file], { skipLibCheck: true, target: ts.ScriptTarget.ES2022 });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} cannot be read`);
  const types = new Map<string, LibraryType>();
  const others: { name: string; of: string }[] = [];
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = resolveAlias(exported, checker);
    const declaration = findMainDeclaration(symbol);
    if (!declaration || isHidden(declaration)) continue;
    // `Box` is another name of `BoxShape`.
    const name = getName(symbol);
    if (name === exported.name) types.set(name, readType(symbol, declaration, checker));
    else others.push({ name: exported.name, of: name });
  }
  for (const { name, of } of others) types.get(of)?.otherNames.push(name);
  return types;
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the name without the suffix that bundlers add if browsers have a global of that name: `Body$1`. */
function getName({ name }: ts.Symbol): string {
  return name.replace(/\$\d+$/, '');
}

/** Returns the class, if there are factories of the same name, or else the implementation. */
function findMainDeclaration(symbol: ts.Symbol): ts.Declaration | undefined {
  const declarations = symbol.declarations ?? [];
  return declarations.find(ts.isClassDeclaration) ?? declarations.at(-1);
}

function isHidden(declaration: ts.Declaration): boolean {
  const hiding = ['hidden', 'internal', 'ignore'];
  const notPublic = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  if (ts.getCombinedModifierFlags(declaration) & notPublic) return true;
  return ts.getJSDocTags(declaration).some(({ tagName }) => hiding.includes(tagName.text));
}

function readType(
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): LibraryType {
  // Members without a name, such as index signatures, cannot be looked up.
  const members = listMembers(declaration).filter(
    (member) => (member.name || ts.isConstructorDeclaration(member)) && !isHidden(member),
  );
  return {
    comment: readComment(symbol, checker),
    otherNames: [],
    kind: getKind(declaration),
    members: members.map((member) => readMember(member, getName(symbol), checker)),
    inherited: listInherited(symbol, declaration, checker),
    parameters: checker
      .getTypeOfSymbolAtLocation(symbol, declaration)
      .getCallSignatures()
      .flatMap(listParameters),
  };
}

function getKind(declaration: ts.Declaration): LibraryType['kind'] {
  if (ts.isClassDeclaration(declaration)) return 'class';
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  if (ts.isEnumDeclaration(declaration)) return 'enumeration';
  return ts.isTypeAliasDeclaration(declaration) ? 'type-alias' : 'function';
}

function listMembers(declaration: ts.Declaration): MemberDeclaration[] {
  if (ts.isTypeAliasDeclaration(declaration)) {
    return ts.isTypeLiteralNode(declaration.type) ? [...declaration.type.members] : [];
  }
  if (ts.isClassDeclaration(declaration)) return [...declaration.members];
  if (ts.isInterfaceDeclaration(declaration)) return [...declaration.members];
  return ts.isEnumDeclaration(declaration) ? [...declaration.members] : [];
}

function listInherited(
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): string[] {
  if (!['class', 'interface'].includes(getKind(declaration))) return [];
  const ofInstances = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
  const ofClass = checker.getTypeOfSymbolAtLocation(symbol, declaration).getProperties();
  const fromOthers = [...ofInstances, ...ofClass].filter(({ declarations = [] }) =>
    declarations.some(
      (member) =>
        member.getSourceFile() === declaration.getSourceFile() &&
        !symbol.declarations?.some((own) => own === member.parent) &&
        !isHidden(member),
    ),
  );
  return [...new Set(fromOthers.map(({ name }) => name))];
}

function readMember(
  declaration: MemberDeclaration,
  className: string,
  checker: ts.TypeChecker,
): LibraryMember {
  const type = checker.getTypeAtLocation(declaration);
  const isConstructor = ts.isConstructorDeclaration(declaration);
  const signature = isConstructor ? checker.getSignatureFromDeclaration(declaration) : undefined;
  const symbol = declaration.name && checker.getSymbolAtLocation(declaration.name);
  return {
    name: isConstructor ? className : (declaration.name?.getText() ?? ''),
    isOptional: 'questionToken' in declaration && declaration.questionToken !== undefined,
    isNumber: checker.typeToString(checker.getNonNullableType(type)) === 'number',
    parameters: signature
      ? listParameters(signature)
      : type.getCallSignatures().flatMap(listParameters),
    comment: symbol ? readComment(symbol, checker) : '',
  };
}

function listParameters(signature: ts.Signature): string[] {
  return signature.getParameters().map(({ name }) => name);
}

function readComment(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
}
