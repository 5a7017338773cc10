import { type RefObject, useEffect, useRef } from 'react';
import { type OriginalCode, toRunnable } from '../code/originalCode.ts';
import type { Player } from '../player/player.ts';
import { prefersReducedMotion } from '../player/reducedMotion.ts';
import { usePlayerState } from '../player/usePlayerState.ts';
import type { CodeClient } from './client.ts';
import type { Editor } from './editor.ts';
import type { Actions } from './useActions.ts';

/** Returns the actions that compile and run the code of an editor and mark its problems. */
export function useRuns(
  original: OriginalCode,
  player: Player,
  editor: RefObject<Editor | undefined>,
  client: CodeClient,
  { action, fail, setMessage }: Actions,
  onCompileError?: () => void,
) {
  const failure = usePlayerState(player, (state) => state.failure);
  const isStopped = usePlayerState(player, (state) => state.isStopped);
  /** Whether the reader has run the code since its last change. */
  const wasRun = useRef(false);
  const source = () => editor.current?.source() ?? original.source;

  const checkTypes = async () => {
    try {
      await editor.current?.check();
    } catch (error) {
      fail(error, checkTypes);
    }
  };
  /** Compiles the code, and marks its errors. */
  const check = async () => {
    const isOriginal = source() === original.source;
    const result =
      isOriginal && original.code !== undefined
        ? { code: original.code, errors: [] }
        : await client.call('compile', source());
    editor.current?.mark('Compiler', result.errors);
    void checkTypes();
    return result;
  };
  /** @throws with the first error of the code */
  const compile = async () => {
    const { code, errors } = await check();
    const [first] = errors;
    if (!first) return code;
    editor.current?.reveal(first);
    onCompileError?.();
    throw new Error(`Line ${first.line}: ${first.message}`);
  };
  const start = async (source: string, code: string, playing = true) => {
    // Code can take long to load, for example when it awaits something.
    setMessage('Starting…');
    const current = { source, code, playing };
    const hasStarted = await player.run(toRunnable(original, current, player.state()));
    return hasStarted ? 'Running' : undefined;
  };
  /** Runs the code as soon as the editor is ready. */
  const runImmediately = action(async () => {
    const playing = !prefersReducedMotion();
    return start(source(), await compile(), playing);
  });
  const run = action(async () => {
    wasRun.current = true;
    return start(source(), await compile());
  });
  const runValid = action(async () => {
    const current = source();
    const { code, errors } = await check();
    return errors.length > 0 ? undefined : start(current, code);
  });
  /** Runs the code if it has no errors, unless the reader has already run it: the result of that run stays. */
  const runIfValid = () => {
    if (!wasRun.current) void runValid();
  };
  const edited = () => {
    wasRun.current = false;
  };

  useEffect(() => {
    if (isStopped) setMessage('');
  }, [isStopped]);
  useEffect(() => {
    const { line, column = 1 } = failure ?? {};
    const marked = failure && line !== undefined ? [{ ...failure, line, column }] : [];
    editor.current?.mark('Last run', marked);
    if (!failure) return;
    // The scene's controls show the failure.
    setMessage('');
    const [first] = marked;
    // Scrolling would move the line that the reader is typing in.
    if (first && !editor.current?.hasFocus()) editor.current?.reveal(first);
  }, [failure]);

  return { compile, checkTypes, runImmediately, run, runIfValid, edited };
}
