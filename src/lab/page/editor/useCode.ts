import { useEffect, useRef, useState } from 'react';
import type { OriginalCode } from '../code/originalCode.ts';
import type { PageContext } from '../context.ts';
import type { Player } from '../player/player.ts';
import { createCodeClient } from './client.ts';
import { openCodeWorker } from './codeWorker.ts';
import { createEditor, type Editor } from './editor.ts';
import type { CodeProblem, Position } from './problems.ts';
import { useActions } from './useActions.ts';
import { useExports } from './useExports.ts';
import { useRuns } from './useRuns.ts';

interface CodeOptions {
  /** Whether long lines wrap at first. */
  isWrapped?: boolean;
  /** Whether the code, which isn't compiled yet, runs as soon as the editor is ready. */
  runsImmediately?: boolean;
  /** The reader's edited code; empty if there is none. */
  draft?: string;
  /** Called with the code when the reader has changed it. */
  onEdit: (source: string) => void;
  /** Called when an action needs code that compiles, and the code doesn't. */
  onCompileError?: () => void;
}

export type Code = ReturnType<typeof useCode>;

/** Creates an editor for code, with the reader's actions on the code. */
export function useCode(
  original: OriginalCode,
  player: Player,
  context: PageContext,
  { isWrapped, runsImmediately, draft, onEdit, onCompileError }: CodeOptions,
) {
  const container = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const [client] = useState(() => createCodeClient(openCodeWorker));
  // The editor keeps its callbacks.
  const latestOnEdit = useRef(onEdit);
  latestOnEdit.current = onEdit;
  const [source, setSource] = useState(draft || original.source);
  const [problems, setProblems] = useState<CodeProblem[]>([]);
  const isEdited = source !== original.source;
  const actions = useActions(
    draft && isEdited ? 'Your draft was restored. Run it to see the result.' : '',
  );
  const runs = useRuns(original, player, editor, client, actions, onCompileError);
  const current = { source: () => editor.current?.source() ?? source, compile: runs.compile };
  const { hideLink, ...exports } = useExports(original, player, context, current, actions);

  useEffect(() => {
    if (!container.current) return;
    const created = createEditor(container.current, {
      source,
      label: `Code of “${original.title}”`,
      client,
      isWrapped,
      onChange: (text) => {
        setSource(text);
        runs.edited();
        actions.clear();
        hideLink();
        latestOnEdit.current(text);
      },
      onRun: runs.run,
      onProblems: setProblems,
      onScriptsPasted: () => actions.setMessage('Only the script of the page was pasted.'),
      onFailure: (error) => actions.fail(error, runs.checkTypes),
    });
    editor.current = created;
    if (runsImmediately) void runs.runImmediately();
    return () => {
      created.end();
      client.end();
    };
    // The editor keeps the source from here on.
  }, []);

  const reset = async () => {
    editor.current?.replace(original.source);
    // Code from a link waits for Run.
    if (player.state().runnable) await runs.run();
    else runs.cancel();
    actions.setMessage('Code reset. Undo to restore it.');
  };
  return {
    ...{ container, source, isEdited, problems, message: actions.message, error: actions.error },
    ...exports,
    ...{ run: runs.run, runIfValid: runs.runIfValid, reset },
    find: () => editor.current?.find(),
    goTo: (position: Position) => editor.current?.goTo(position),
    wrap: (isOn: boolean) => editor.current?.wrap(isOn),
  };
}
