import { undoDepth } from '@codemirror/commands';
import { type EditorView, ViewPlugin } from '@codemirror/view';
import type { CodeDiagnostic } from '../../typescript/languageService.ts';
import { type CodeClient, TypeScriptTooSlow } from './client.ts';
import { markProblems } from './problems.ts';

/** Milliseconds between the last key and the check. */
const CHECK_DELAY = 400;

/**
 * Checks the code after each change. TypeScript is a megabyte, so only an edit loads it.
 * @param onFailure called with an error when the code can't be checked
 */
export function typeChecks(client: CodeClient, onFailure: (error: unknown) => void) {
  return ViewPlugin.define((view) => {
    let timer: number | undefined;
    const checkSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        checkTypes(view, client).catch(onFailure);
      }, CHECK_DELAY);
    };
    return {
      update: ({ docChanged }) => docChanged && checkSoon(),
      destroy: () => clearTimeout(timer),
    };
  });
}

/**
 * Marks the type errors in the code, or that they could not be checked in time.
 * @throws when TypeScript can't be loaded, or fails
 */
export async function checkTypes(view: EditorView, client: CodeClient): Promise<void> {
  const { doc } = view.state;
  if (!client.isStarted() && undoDepth(view.state) === 0) return;
  const found = await client.call('diagnostics', doc.toString()).catch(tooSlowMark);
  // A later check will find the problems of the changed code.
  if (view.state.doc !== doc || !view.dom.isConnected) return;
  markProblems(
    view,
    'TypeScript',
    found.map(({ start, end, message, isError }) => ({
      ...{ from: start, to: end, message },
      severity: isError ? 'error' : 'info',
    })),
  );
}

/** Returns a hint that the types were not checked. It isn't an error: the code can be right, and runs without types. */
function tooSlowMark(error: unknown): CodeDiagnostic[] {
  if (!(error instanceof TypeScriptTooSlow)) throw error;
  return [{ start: 0, end: 0, message: error.message, isError: false }];
}
