import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Message and fix for a code block without a closing fence. */
export const UNCLOSED_FENCE = {
  message: 'the code block is never closed',
  fix: 'end it with a line of as many backticks or tildes as it begins with',
};

/**
 * Thrown for a page with an unclosed code block. Everything after the fence is read as code, so nothing else can be
 * checked.
 */
export class UnclosedFenceError extends Error {
  constructor(
    /** 1-based line of its opening fence. */
    readonly line: number,
  ) {
    super(UNCLOSED_FENCE.message);
  }
}

/**
 * Finds the first code block that ends with its container, or with the fence of another block: a line that opens
 * another block counts as text only inside a longer fence.
 * @throws UnclosedFenceError
 */
export function forbidUnclosedFence(tree: Root, text: string): void {
  const lines = text.split('\n');
  visit(tree, 'code', ({ position }) => {
    if (!position) return;
    const { start, end } = position;
    const [, fence] =
      /^(`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '') ?? [];
    // Indented code has no fences.
    if (!fence) return;
    const inside = lines.slice(start.line, end.line).map((line) => line.replace(/^[\s>]*/, ''));
    const last = inside.at(-1);
    const isClosed = last?.startsWith(fence) && new RegExp(`^\\${fence[0]}+\\s*$`).test(last);
    const opensAnother = inside.some(
      (line) => line.startsWith(fence) && /^[`~]+[ \t]*\w/.test(line),
    );
    if (!isClosed || opensAnother) throw new UnclosedFenceError(start.line);
  });
}
