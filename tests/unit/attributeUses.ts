import ts from 'typescript';

/** Names of `data-` attributes that a script sets, and of those that it reads, as in HTML: `data-scene`. */
export interface AttributeUses {
  set: Set<string>;
  read: Set<string>;
}

const METHODS: Record<string, keyof AttributeUses | undefined> = {
  setAttribute: 'set',
  toggleAttribute: 'set',
  getAttribute: 'read',
  hasAttribute: 'read',
};
/** Functions that look up their argument in HTML. */
const SEARCHES = ['includes', 'RegExp'];

/**
 * Finds the attributes that a script sets and reads: in JSX, in HTML and selectors, by methods and the `dataset` of
 * elements, and as properties in a tree of HTML (hast), where `data-scene` is `dataScene`.
 * @param imported names of attributes by the constants that contain them
 */
export function usesInScript(text: string, imported: ReadonlyMap<string, string>): AttributeUses {
  const file = ts.createSourceFile('script.tsx', text, ts.ScriptTarget.Latest, true);
  const constants = new Map([...imported, ...findConstants(file)]);
  const uses: AttributeUses = { set: new Set(), read: new Set() };

  /** Returns the attribute that an expression or a property's name stands for. */
  const readName = (node: ts.Node | undefined): string | undefined => {
    if (!node) return undefined;
    if (ts.isComputedPropertyName(node)) return readName(node.expression);
    if (ts.isIdentifier(node)) return constants.get(node.text) ?? toAttributeName(node.text);
    return ts.isStringLiteral(node) ? toAttributeName(node.text) : undefined;
  };
  const add = (kind: keyof AttributeUses | undefined, name: string | undefined) => {
    if (kind && name !== undefined) uses[kind].add(name);
  };
  /** @param text HTML, or a selector */
  const addText = (text: string, { parent }: ts.Node) => {
    const isSearch = isCall(parent) && SEARCHES.includes(readCalledName(parent));
    for (const [, name] of text.matchAll(/\[(data-[a-z-]+)/g)) add('read', name);
    for (const [, name] of text.matchAll(/\s(data-[a-z-]+)(?=[=\s>]|$)/g))
      add(isSearch ? 'read' : 'set', name);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node)) add('set', toAttributeName(node.name.getText()));
    else if (ts.isPropertyAssignment(node)) add('set', readName(node.name));
    else if (ts.isBindingElement(node)) {
      const property = node.propertyName ?? node.name;
      add('read', isOfDataset(node) ? kebab(`data-${property.getText()}`) : readName(property));
    } else if (isCall(node)) add(METHODS[readCalledName(node)], readName(node.arguments?.[0]));
    else if (ts.isPropertyAccessExpression(node)) {
      const isInDataset = /\bdataset$/.test(node.expression.getText());
      add(
        classifyAccess(node),
        isInDataset ? kebab(`data-${node.name.text}`) : readName(node.name),
      );
    } else if (ts.isElementAccessExpression(node))
      add(classifyAccess(node), readName(node.argumentExpression));
    else if (ts.isArrayLiteralExpression(node))
      for (const one of node.elements) add('read', readName(one));
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      addText(node.text, node);
    else if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(
        ({ expression, literal }) => (readName(expression) ?? '?') + literal.text,
      );
      addText(node.head.text + spans.join(''), node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** Finds the attributes that a stylesheet selects by, or whose values it shows. */
export function readInStylesheet(text: string): string[] {
  return [...text.matchAll(/(?:\[|attr\()(data-[a-z-]+)/g)].map(([, name = '']) => name);
}

/** Returns the names of attributes in the constants of a file. */
function findConstants({ statements }: ts.SourceFile): [constant: string, attribute: string][] {
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) => {
      const value = initializer && ts.isStringLiteral(initializer) ? initializer.text : '';
      const attribute = toAttributeName(value);
      return attribute === undefined ? [] : [[name.getText(), attribute]];
    });
}

/** Returns the attribute that a name stands for in HTML or in a tree of HTML. */
export function toAttributeName(name: string): string | undefined {
  return /^data(-[a-z]+)+$/.test(name) || /^data([A-Z][a-z]*)+$/.test(name)
    ? kebab(name)
    : undefined;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function isCall(node: ts.Node): node is ts.CallExpression | ts.NewExpression {
  return ts.isCallExpression(node) || ts.isNewExpression(node);
}

/** Returns the last name of the called expression: `getAttribute`. */
function readCalledName({ expression }: ts.CallExpression | ts.NewExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/** Returns whether a property is set or read, or undefined if it is deleted. */
function classifyAccess(node: ts.Expression): keyof AttributeUses | undefined {
  const { parent } = node;
  if (ts.isDeleteExpression(parent)) return undefined;
  const isTarget =
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isTarget ? 'set' : 'read';
}

/** Returns whether a variable is destructured from a `dataset`. */
function isOfDataset({ parent }: ts.BindingElement): boolean {
  const { parent: declaration } = parent;
  const from = ts.isVariableDeclaration(declaration) ? declaration.initializer?.getText() : '';
  return /\bdataset\b/.test(from ?? '');
}
