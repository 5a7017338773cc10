import ts from 'typescript';
import { type Call, findMismatches, type Mismatch } from './mismatches.ts';
import { quote } from './mismatchTexts.ts';

/** Errors of the number of arguments, or of all overloads; their place is the call. */
const CALL_ERRORS = new Set([2554, 2555, 2575, 2769]);
/** Errors of an argument, or of a property in one. */
const ARGUMENT_ERRORS = new Set([2322, 2345, 2353, 2559, 2561, 2739, 2740, 2741, 2820]);
const NO_OVERLOAD = 2769;
/** Maximum number of mismatches in a message. */
const MAX_MISMATCHES = 3;

/** A place in the code; offsets are in UTF-16 code units. */
interface Range {
  start: number;
  end: number;
}

/**
 * Returns the message of an error. If a call doesn't match, it says first what a reader can do, such as "did you mean
 * 'density'?", followed by TypeScript's text about the overload that fits best.
 */
export function explainError(
  { start = 0, length = 0, code, messageText }: ts.Diagnostic,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): Range & { message: string } {
  const original = { start, end: start + length };
  const call = findCall(file, original, code);
  const found = call && findMismatches(call, checker);
  const about = CALL_ERRORS.has(code)
    ? found?.mismatches
    : found?.mismatches.filter(({ node }) => isWithin(node, original));
  if (!found || !about || about.length === 0) return { ...original, message: flatten(messageText) };
  const shown = about.slice(0, MAX_MISMATCHES);
  const advice = shown.map(({ text }) => text).join(' ');
  const rest = withOverload(messageText, checker.signatureToString(found.signature));
  return { ...findPlace(shown, original), message: `${advice}\n${flatten(rest)}` };
}

function isWithin(node: ts.Node, { start, end }: Range): boolean {
  return node.getStart() >= start && node.getEnd() <= end;
}

/** Returns the place of a single mismatch, which is more exact than the name of a method. */
function findPlace(mismatches: Mismatch[], original: Range): Range {
  const [only, other] = mismatches;
  if (!only || other || ts.isCallExpression(only.node) || ts.isNewExpression(only.node))
    return original;
  return { start: only.node.getStart(), end: only.node.getEnd() };
}

/** Omits what TypeScript says about other overloads. */
function withOverload(text: ts.Diagnostic['messageText'], signature: string) {
  if (typeof text === 'string' || text.code !== NO_OVERLOAD) return text;
  const next = text.next?.filter(({ messageText }) => messageText.includes(quote(signature)));
  return next && next.length > 0 ? { ...text, next } : text;
}

function flatten(text: ts.Diagnostic['messageText']): string {
  return ts.flattenDiagnosticMessageText(text, '\n');
}

/** Finds the call whose arguments an error is about. */
function findCall(file: ts.SourceFile, { start, end }: Range, code: number): Call | undefined {
  const isCallError = CALL_ERRORS.has(code);
  if (!isCallError && !ARGUMENT_ERRORS.has(code)) return undefined;
  const place = findNode(file, start, end);
  let node = isCallError ? place : place?.parent;
  while (node && !ts.isFunctionLike(node) && !ts.isStatement(node)) {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) return node;
    node = node.parent;
  }
  return undefined;
}

/** Returns the outermost expression with exactly the given range. */
function findNode(node: ts.Node, start: number, end: number): ts.Node | undefined {
  if (ts.isExpression(node) && node.getStart() === start && node.getEnd() === end) return node;
  return ts.forEachChild(node, (child) =>
    child.pos <= start && child.end >= end ? findNode(child, start, end) : undefined,
  );
}
