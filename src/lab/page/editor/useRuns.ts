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
  /** Number of the last run that the reader has requested or canceled. */
  const lastRun = useRef(0);
  const source = () => editor.current?.source() ?? original.source;

  const checkTypes = async () => {
    try {
      await editor.current?.check();
    } catch (error) {
      fail(error, checkTypes);
    }
  };
  /** Compiles the code, and marks its errors unless other code has been run or reset meanwhile. */
  const check = async () => {
    const number = lastRun.current;
    const isLatest = () => lastRun.current === number;
    const checked = source();
    const result =
      checked === original.source && original.code !== undefined
        ? { code: original.code, errors: [] }
        : await client.call('compile', checked);
    if (isLatest()) editor.current?.mark('Compiler', result.errors);
    void checkTypes();
    return { source: checked, isLatest, ...result };
  };
  /** @throws with the first error of the code */
  const requireValid = ({ errors: [first] }: Awaited<ReturnType<typeof check>>) => {
    if (!first) return;
    editor.current?.reveal(first);
    onCompileError?.();
    throw new Error(`Line ${first.line}: ${first.message}`);
  };
  const compile = async () => {
    const checked = await check();
    requireValid(checked);
    return checked.code;
  };
  /** Cancels the run whose code is still being compiled. */
  const cancel = () => {
    lastRun.current++;
  };
  /** Runs the code once it is compiled. */
  const start = async ({ playing = true, mustCompile = true }) => {
    // Code that runs only if it is valid must not prevent a run that the reader has requested.
    if (mustCompile) cancel();
    const checked = await check();
    if (!checked.isLatest()) return false;
    if (mustCompile) requireValid(checked);
    else if (checked.errors.length > 0) return false;
    // Code can take long to load, for example when it awaits something.
    setMessage('Starting…');
    const hasStarted = await player.run(
      toRunnable(original, { ...checked, playing }, player.state()),
    );
    return hasStarted && checked.isLatest() ? 'Running' : undefined;
  };
  /** Runs the code as soon as the editor is ready. */
  const runImmediately = action(() => start({ playing: !prefersReducedMotion() }));
  const run = action(() => {
    wasRun.current = true;
    return start({});
  });
  const runValid = action(() => start({ mustCompile: false }));
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

  return { compile, checkTypes, runImmediately, run, runIfValid, cancel, edited };
}
