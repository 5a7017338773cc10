import ts from 'typescript';
import { isHtml, readScripts } from './html.ts';
import { compileModule, contains, parse } from './module.ts';

/**
 * Compiles a program of samples, the last of which readers can run. The output of the samples before it is cleared
 * from the console.
 * @param program code, or HTML with scripts
 * @param starts first line of each sample in the program, 0-based; all but the first open a scope in the line
 * before, which ends in the program's last line
 * @returns undefined if the last sample can't run here or shows nothing, for example because it only declares; for HTML,
 * with the 1-based number in the source of each of its lines, 0 for those that are not in a script
 */
export function compileSample(
  program: string,
  starts: readonly number[],
): { source: string; code: string; lines?: number[] } | undefined {
  if (isHtml(program)) return compilePage(program);
  const file = parse(program);
  const first = starts.at(-1) ?? 0;
  if (!showsSomething(file, file.getPositionOfLineAndCharacter(first, 0))) return undefined;
  let lines = program.split('\n');
  if (starts.length > 1) {
    // Omits scopes that samples don't need, because they would confuse readers.
    const scopes = new Set(starts.slice(1).map((start) => start - 1));
    const flat = lines.slice(0, -1).map((line, index) => (scopes.has(index) ? '' : line));
    if (isValid(flat.join('\n'))) lines = flat;
  }
  const source = lines.join('\n');
  if (starts.length > 1) lines[first - 1] += 'console.clear();';
  const { code, errors } = compileModule(lines.join('\n'));
  return errors.length > 0 ? undefined : { source, code };
}

function compilePage(html: string): ReturnType<typeof compileSample> {
  const compiled = compileSample(readScripts(html) ?? '', [0]);
  if (!compiled) return undefined;
  const source = compiled.source.split('\n').map((line) => line.trim());
  let next = 0;
  const lines = html.split('\n').map((line) => {
    const found = source.indexOf(line.trim(), next);
    if (line.trim() === '' || found < 0) return 0;
    next = found + 1;
    return next;
  });
  return { ...compiled, lines };
}

/** Methods that create something visible. */
const CREATE_SHAPES = new Set(['createFixture', 'fromJson']);

/** Whether code after an offset prints something, or changes a world that has shapes in the end. */
function showsSomething(file: ts.SourceFile, from: number): boolean {
  const prints = (node: ts.Node) => findMethod(node)?.object === 'console';
  const creates = (node: ts.Node) => CREATE_SHAPES.has(findMethod(node)?.name ?? '');
  if (containsAfter(file, from, prints)) return true;
  return containsAfter(file, from, isEffect) && contains(file, creates);
}

/** Whether code after an offset contains a matching node outside functions, which only run when they are called. */
function containsAfter(node: ts.Node, from: number, matches: (node: ts.Node) => boolean): boolean {
  if (ts.isFunctionLike(node) || ts.isClassLike(node) || node.getEnd() <= from) return false;
  if (node.getStart() >= from && matches(node)) return true;
  return (
    ts.forEachChild(node, (child) => containsAfter(child, from, matches) || undefined) ?? false
  );
}

/** Whether a node does something, unlike a declaration. */
function isEffect(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  }
  return ts.isCallExpression(node) || ts.isNewExpression(node);
}

/** Returns the object and the name of a called method: `console.log(…)`. */
function findMethod(node: ts.Node): { object: string; name: string } | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const { expression, name } = node.expression;
  return { object: expression.getText(), name: name.text };
}

/** Whether code has no early errors, such as a name that is declared twice. */
function isValid(program: string): boolean {
  const { code } = compileModule(program);
  try {
    new Function(`'use strict'; return ${code.replace('export default ', '')}`);
    return true;
  } catch {
    return false;
  }
}
