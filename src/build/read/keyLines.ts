import ts from 'typescript';

/**
 * Finds the lines of keys in the default export of a TypeScript file: an object, or a call with an object.
 * @returns a function that returns the 1-based line of a key, or of its closest ancestor
 */
export function keyLines(source: string): (path: PropertyKey[]) => number | undefined {
  const file = ts.createSourceFile('config.ts', source, ts.ScriptTarget.ESNext, true);
  const exported = file.statements.find(ts.isExportAssignment);
  const lineNumber = (node: ts.Node) =>
    file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  return (path) => {
    if (!exported) return undefined;
    let node: ts.Node = exported;
    let value: ts.Expression | undefined = exported.expression;
    for (const key of path) {
      const child: ts.Node | undefined = value && findChild(value, key, file);
      if (!child) break;
      node = child;
      value = ts.isPropertyAssignment(child) ? child.initializer : asExpression(child);
    }
    return lineNumber(node);
  };
}

/**
 * Returns the object literal of an export: `defineSite({ … })`, `{ … } satisfies Config`, or a constant of the same
 * file.
 */
function literalIn(value: ts.Expression, file: ts.SourceFile): ts.Expression {
  if (ts.isCallExpression(value) && value.arguments[0]) return literalIn(value.arguments[0], file);
  if (
    ts.isSatisfiesExpression(value) ||
    ts.isAsExpression(value) ||
    ts.isParenthesizedExpression(value)
  )
    return literalIn(value.expression, file);
  const constant = ts.isIdentifier(value) ? findConstant(value.text, file) : undefined;
  return constant ? literalIn(constant, file) : value;
}

function findConstant(name: string, file: ts.SourceFile): ts.Expression | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => declaration.name.getText(file) === name)?.initializer;
}

function findChild(
  value: ts.Expression,
  key: PropertyKey,
  file: ts.SourceFile,
): ts.Node | undefined {
  const literal = literalIn(value, file);
  if (ts.isArrayLiteralExpression(literal)) return listElements(literal, file)[Number(key)];
  if (!ts.isObjectLiteralExpression(literal)) return undefined;
  return literal.properties.find(
    ({ name }) => name !== undefined && 'text' in name && name.text === String(key),
  );
}

/** Returns the elements of an array with those that it spreads, up to one that another file contains. */
function listElements(array: ts.ArrayLiteralExpression, file: ts.SourceFile): ts.Expression[] {
  const elements: ts.Expression[] = [];
  for (const element of array.elements) {
    const spread = ts.isSpreadElement(element) && literalIn(element.expression, file);
    if (spread && !ts.isArrayLiteralExpression(spread)) break;
    elements.push(...(spread ? listElements(spread, file) : [element]));
  }
  return elements;
}

function asExpression(node: ts.Node): ts.Expression | undefined {
  if (ts.isShorthandPropertyAssignment(node)) return node.name;
  return ts.isExpression(node) ? node : undefined;
}
