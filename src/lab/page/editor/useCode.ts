import { embedUrl } from 'virtual:lab';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PLAYGROUND_PATH } from '../../../address/address.ts';
import { reportFailure } from '../../../fetch/retry.ts';
import { sourceColumn } from '../../typescript/compiledCode.ts';
import { type OriginalCode, runnableOf } from '../code/originalCode.ts';
import { toHash } from '../code/share.ts';
import type { PageContext } from '../context.ts';
import { downloadPage, downloadProject } from '../export/download.ts';
import { embedHtml } from '../export/embeddedCode.ts';
import { saveFile } from '../export/saveFile.ts';
import type { Player } from '../player/player.ts';
import { createCodeClient, TypeScriptUnavailable } from './client.ts';
import { openCodeWorker } from './codeWorker.ts';
import { createEditor, type Editor } from './editor.ts';
import type { CodeProblem, Position } from './problems.ts';

interface CodeOptions {
  /** Whether long lines wrap at first. */
  isWrapped?: boolean;
  /** Whether the code runs as soon as the editor is there, although it isn't compiled yet. */
  runsAtOnce?: boolean;
  /** What the reader has typed before; empty if there is nothing. */
  draft?: string;
  /** Keeps what the reader types. */
  onEdit: (source: string) => void;
  /** Called when an action needs code that compiles, and the code doesn't. */
  onCompileError?: () => void;
}

/** An editor for code, and what a reader can do with the code. */
export function useCode(
  original: OriginalCode,
  player: Player,
  context: PageContext,
  { isWrapped, runsAtOnce, draft, onEdit, onCompileError }: CodeOptions,
) {
  const { failure, isStopped } = useSyncExternalStore(player.subscribe, player.state);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const [client] = useState(() => createCodeClient(openCodeWorker));
  // The editor keeps its callbacks.
  const edited = useRef(onEdit);
  edited.current = onEdit;
  /** Whether the reader has run the code since its last change. */
  const wasRun = useRef(false);
  /** The code as it was run last. */
  const ran = useRef(original.source);
  const [source, setSource] = useState(draft || original.source);
  const [message, setMessage] = useState(
    source === original.source ? '' : 'Your draft was restored. Run it to see the result.',
  );
  /** Why the last action failed. */
  const [error, setError] = useState('');
  const [link, setLink] = useState<{ what: string; text: string }>();
  const [problems, setProblems] = useState<CodeProblem[]>([]);

  /** Shows an error of an action, or offers to repeat the action if TypeScript is missing. */
  const showError = (error: unknown, retry: () => void) => {
    if (error instanceof TypeScriptUnavailable) {
      setMessage('');
      return reportFailure(error.message, error, retry);
    }
    setMessage('');
    setError(error instanceof Error ? error.message : String(error));
  };
  const checkTypes = async () => {
    try {
      await editor.current?.check();
    } catch (error) {
      showError(error, checkTypes);
    }
  };

  /** Compiles the code, and marks its errors. */
  const check = async (source: string) => {
    const isOriginal = source === original.source;
    const result =
      isOriginal && original.code !== undefined
        ? { code: original.code, errors: [] }
        : await client.call('compile', source);
    editor.current?.mark('Compiler', result.errors);
    void checkTypes();
    return result;
  };
  /** @throws with the first error of the code */
  const compile = async (source: string) => {
    const { code, errors } = await check(source);
    const [first] = errors;
    if (!first) return code;
    editor.current?.reveal(first);
    onCompileError?.();
    throw new Error(`Line ${first.line}: ${first.message}`);
  };
  const start = async (source: string, code: string, playing = true) => {
    ran.current = source;
    // Code can take long to load, such as when it awaits something.
    setMessage('Starting…');
    const current = { source, code, playing };
    const hasStarted = await player.run(runnableOf(original, current, player.state()));
    return hasStarted ? 'Running' : undefined;
  };
  /**
   * Returns a function that performs an action on the current code, and shows its result or error. It returns
   * whether there was no error.
   */
  const withMessage = (action: (source: string) => Promise<string | undefined>) => {
    const act = async (): Promise<boolean> => {
      setError('');
      try {
        const result = await action(editor.current?.source() ?? source);
        if (result !== undefined) setMessage(result);
        return true;
      } catch (error) {
        showError(error, act);
        return false;
      }
    };
    return act;
  };

  const runAtOnce = withMessage(async (source) => {
    const playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    return start(source, await compile(source), playing);
  });
  const run = withMessage(async (source) => {
    wasRun.current = true;
    return start(source, await compile(source));
  });
  const runValid = withMessage(async (source) => {
    const { code, errors } = await check(source);
    return errors.length > 0 ? undefined : start(source, code);
  });
  /** Runs code without errors, unless the reader has already run it: the result of that run stays. */
  const runIfValid = () => {
    if (!wasRun.current) void runValid();
  };
  const copy = async (what: string, text: string, name: string) => {
    setLink({ what, text });
    try {
      await navigator.clipboard.writeText(text);
      return `${name} copied.`;
    } catch {
      // Browsers can deny access to the clipboard.
      return 'The browser denied access to the clipboard. Copy the text below.';
    }
  };
  const share = withMessage(async (source) => {
    const { values, status } = player.state();
    const hash = await toHash({ source, values, view: status?.view });
    const url = new URL(`${context.basePath}${PLAYGROUND_PATH}${hash}`, location.href).href;
    return copy('Link to this code', url, 'Link');
  });
  const embed = withMessage(async (source) => {
    const { title, description } = original;
    const code = await compile(source);
    const { values } = player.state();
    const html = await embedHtml({ title, description, source, code, values }, embedUrl);
    return copy('HTML that embeds this code', html, 'Embed code');
  });
  const download = withMessage(async (source) => {
    const code = await compile(source);
    const name = await downloadPage(original, { source, code, values: player.state().values });
    return `Saved ${name}.`;
  });
  const saveProject = withMessage(async (source) => {
    const name = await downloadProject(original, { source, values: player.state().values });
    return `Saved ${name}. Unpack it, then run npm install and npm run dev.`;
  });
  const savePicture = withMessage(
    async () => `Saved ${saveFile(`${original.id}.png`, await player.snapshot())}.`,
  );
  const reset = () => {
    editor.current?.replace(original.source);
    setMessage('Code reset. Undo to restore it.');
  };

  useEffect(() => {
    if (!place.current) return;
    const created = createEditor(place.current, {
      source,
      label: `Code of “${original.title}”`,
      client,
      isWrapped,
      onChange: (text) => {
        wasRun.current = false;
        setSource(text);
        setMessage('');
        setError('');
        setLink(undefined);
        edited.current(text);
      },
      onRun: run,
      onProblems: setProblems,
      onFailure: (error) => showError(error, checkTypes),
    });
    editor.current = created;
    if (runsAtOnce) void runAtOnce();
    return () => {
      created.end();
      client.end();
    };
    // The editor keeps the source from here on.
  }, []);

  useEffect(() => {
    if (isStopped) setMessage('');
  }, [isStopped]);

  useEffect(() => {
    const { line, column = 1 } = failure ?? {};
    const { code = '' } = player.state().runnable ?? {};
    const marked =
      failure && line !== undefined
        ? [{ ...failure, line, column: sourceColumn(ran.current, code, { line, column }) }]
        : [];
    editor.current?.mark('Last run', marked);
    if (!failure) return;
    // The scene's controls show the failure.
    setMessage('');
    const [first] = marked;
    // Scrolling would take away the line that the reader is typing in.
    if (first && !place.current?.contains(document.activeElement)) editor.current?.reveal(first);
  }, [failure]);

  return {
    ...{ place, source, isEdited: source !== original.source, message, error },
    ...{ link, problems },
    ...{ run, runIfValid, share, embed, download, saveProject, savePicture, reset },
    find: () => editor.current?.find(),
    goTo: (position: Position) => editor.current?.goTo(position),
    wrap: (isOn: boolean) => editor.current?.wrap(isOn),
  };
}
