import { relative, sep } from 'node:path';
import { type Reflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import type { SourceLocation } from '../model.ts';
import type { Project } from './project.ts';

/**
 * Returns the position of a declaration's name in the source: that of the first overload, of the class if functions
 * share its name, or of the parent if the source doesn't declare it.
 */
export function findLocation(reflection: Reflection, project: Project): SourceLocation {
  const node = findDeclaration(reflection, project);
  if (node) return locateNode(ts.getNameOfDeclaration(node) ?? node, project);
  const [source] = (reflection.isSignature() && reflection.sources) || [];
  if (source) return { file: fileBelow(source.fullFileName, project), line: source.line };
  return reflection.parent ? findLocation(reflection.parent, project) : { file: '', line: 1 };
}

/** Returns whether a declaration is in TypeScript's own libraries, or in another package. */
export function isExternal(reflection: Reflection, project: Project): boolean {
  const { file } = findLocation(reflection, project);
  return file.startsWith('../') || file.split('/').includes('node_modules');
}

/**
 * Returns the initializer of a parameter or property, as one line of source. Undefined if there is none, or if it has a
 * body.
 */
export function findInitializer(reflection: Reflection, project: Project): string | undefined {
  const node = findDeclaration(reflection, project);
  if (!node || !('initializer' in node) || !node.initializer) return undefined;
  const value = withoutAssertion(node.initializer as ts.Expression);
  return hasBody(value) ? undefined : oneLine(value.getText());
}

/** Returns the name of a parameter, or its destructuring pattern: `{ x, y }`. */
export function parameterName(reflection: Reflection, project: Project): string {
  const node = findDeclaration(reflection, project);
  const isPattern = node && ts.isParameter(node) && !ts.isIdentifier(node.name);
  return isPattern ? oneLine(node.name.getText()) : reflection.name;
}

function findDeclaration(reflection: Reflection, project: Project): ts.Declaration | undefined {
  const declarations = project.findDeclarations(reflection);
  const isMain = reflection.kindOf(ReflectionKind.Class)
    ? ts.isClassLike
    : ts.isDeclarationStatement;
  return declarations.find(isMain) ?? declarations[0];
}

function locateNode(node: ts.Node, project: Project): SourceLocation {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return { file: fileBelow(source.fileName, project), line: line + 1 };
}

function fileBelow(file: string, { packageFolder }: Project): string {
  return relative(packageFolder, file).split(sep).join('/');
}

function withoutAssertion(value: ts.Expression): ts.Expression {
  const isAsserted =
    ts.isAsExpression(value) ||
    ts.isSatisfiesExpression(value) ||
    ts.isTypeAssertionExpression(value) ||
    ts.isParenthesizedExpression(value);
  return isAsserted ? withoutAssertion(value.expression) : value;
}

function hasBody(value: ts.Expression): boolean {
  return ts.isFunctionLike(value) || ts.isClassLike(value) || /\n\s*\n|;/.test(value.getText());
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
