import ts from 'typescript';

/** A part of the text that is left out. */
type Range = [start: number, end: number];

/**
 * The JavaScript of a TypeScript text: the same text without its types. Each line stays the line that
 * it was, so those that held nothing else are empty.
 * @throws a message with the line, when it is no TypeScript, or what is not only types has to be written anew
 */
export function eraseTypes(text: string): string {
  const file = parse(text, ts.ScriptKind.TS);
  const script = without(text, [...rangesOf(file), ...unusedImports(file)]);
  parse(script, ts.ScriptKind.JS);
  return script;
}

function parse(text: string, kind: ts.ScriptKind): ts.SourceFile {
  const file = ts.createSourceFile('example', text, ts.ScriptTarget.ESNext, true, kind);
  const { parseDiagnostics = [] } = file as { parseDiagnostics?: ts.DiagnosticWithLocation[] };
  for (const { start, messageText } of parseDiagnostics)
    fail(file, start, ts.flattenDiagnosticMessageText(messageText, ' '));
  return file;
}

function fail(file: ts.SourceFile, position: number, message: string): never {
  throw new Error(`line ${file.getLineAndCharacterOfPosition(position).line + 1}: ${message}`);
}

/** What of a node and of all that is in it is there for types only. */
function rangesOf(node: ts.Node): Range[] {
  if (isTypeOnly(node)) return [[node.getStart(), node.end]];
  if (ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node))
    fail(node.getSourceFile(), node.getStart(), 'an enum or namespace is more than a type');
  if (ts.isImportEqualsDeclaration(node) || (ts.isExportAssignment(node) && node.isExportEquals))
    fail(node.getSourceFile(), node.getStart(), 'this is no statement of JavaScript');
  const inside = isType(node) ? [] : childrenOf(node).flatMap(rangesOf);
  return [...ownRanges(node), ...inside];
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** Statements and members that say something to the compiler alone. */
function isTypeOnly(node: ts.Node): boolean {
  const isDeclared = ts.canHaveModifiers(node) && modifiersOf(node).includes('declare');
  const isAbstract = ts.isClassElement(node) && modifiersOf(node).includes('abstract');
  const isSignature = isNamedFunction(node) && !node.body;
  return (
    isDeclared ||
    isAbstract ||
    isSignature ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isIndexSignatureDeclaration(node) ||
    (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
  );
}

function isNamedFunction(
  node: ts.Node,
): node is ts.FunctionDeclaration | ts.MethodDeclaration | ts.ConstructorDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node)
  );
}

/** Words before a declaration: `readonly`. */
function modifiersOf(node: ts.Node): string[] {
  return ts.canHaveModifiers(node)
    ? (ts.getModifiers(node) ?? []).map((modifier) => modifier.getText())
    : [];
}

/** Modifiers that JavaScript does not have. */
const TYPE_MODIFIERS = ['public', 'protected', 'private', 'readonly', 'override', 'abstract'];

/** What nodes may have that is about types, or marks it. */
interface TypeParts {
  type?: ts.TypeNode;
  questionToken?: ts.Node;
  exclamationToken?: ts.Node;
  typeParameters?: ts.NodeArray<ts.Node>;
  typeArguments?: ts.NodeArray<ts.Node>;
}

/** The parts of a node itself, not of what is in it. */
function ownRanges(node: ts.Node): Range[] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node))
    return [[node.expression.end, node.end]];
  if (ts.isTypeAssertionExpression(node)) return [[node.getStart(), node.expression.getStart()]];
  if (isImplements(node)) return [[node.pos, node.end]];
  if (isType(node)) return [];
  if (ts.isParameter(node) && node.name.getText() === 'this')
    return rangesWithout(node.parent.parameters, (parameter) => parameter !== node);

  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  const erased = modifiers.filter((modifier) => TYPE_MODIFIERS.includes(modifier.getText()));
  if (ts.isParameter(node) && erased.length > 0)
    fail(
      node.getSourceFile(),
      node.getStart(),
      'a parameter that is a property is more than a type',
    );
  const { type, questionToken, exclamationToken, ...lists } = node as unknown as TypeParts;
  const marks = [exclamationToken, ts.isConditionalExpression(node) ? undefined : questionToken];
  const { text } = node.getSourceFile();
  return [
    ...erased.map(withSpace),
    ...marks.flatMap((mark): Range[] => (mark ? [[mark.getStart(), mark.end]] : [])),
    // The colon is right before the type, and angle brackets around lists.
    ...(type ? [[type.pos - 1, type.end] satisfies Range] : []),
    ...[lists.typeParameters, lists.typeArguments].flatMap((list): Range[] =>
      list ? [[list.pos - 1, text.indexOf('>', list.end) + 1]] : [],
    ),
  ];
}

/** What stands behind `extends` is a value with types. */
function isType(node: ts.Node): boolean {
  return ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node);
}

function isImplements(node: ts.Node): boolean {
  return ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword;
}

/** Names that are imported and used for types only, as the compiler leaves them out. */
function unusedImports(file: ts.SourceFile): Range[] {
  const used = new Set<string>();
  const look = (node: ts.Node): void => {
    if (isTypeOnly(node) || ts.isImportDeclaration(node) || isType(node) || isImplements(node))
      return;
    if (ts.isIdentifier(node)) used.add(node.text);
    ts.forEachChild(node, look);
  };
  ts.forEachChild(file, look);
  return file.statements.flatMap((statement) => {
    const names = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names)) return [];
    const isUsed = ({ isTypeOnly, name }: ts.ImportSpecifier) => !isTypeOnly && used.has(name.text);
    return rangesWithout(names.elements, isUsed);
  });
}

/** What of a list is not kept, each with a comma that it needs no more. */
function rangesWithout<T extends ts.Node>(list: ts.NodeArray<T>, isKept: (node: T) => boolean) {
  const first = list.findIndex(isKept);
  return list.flatMap((node, index): Range[] => {
    if (isKept(node)) return [];
    const before = list[index - 1];
    // The comma behind goes; where the last has none, the one before does.
    return before && !list.hasTrailingComma && first >= 0 && index > first
      ? [[before.end, node.end]]
      : [[node.pos, list[index + 1]?.pos ?? list.end]];
  });
}

/** A word with the space behind it. */
function withSpace(node: ts.Node): Range {
  const [space = ''] = /^[ \t]*/.exec(node.getSourceFile().text.slice(node.end)) ?? [];
  return [node.getStart(), node.end + space.length];
}

/** A text without some parts, but with all of its lines. */
function without(text: string, ranges: Range[]): string {
  let kept = '';
  let end = 0;
  for (const [from, to] of ranges.sort(([a], [b]) => a - b)) {
    kept += text.slice(end, Math.max(end, from));
    kept += text.slice(Math.max(end, from), to).replace(/[^\n]/g, '');
    end = Math.max(end, to);
  }
  return (kept + text.slice(end)).replace(/[ \t]+$/gm, '');
}
