import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PLAYGROUND_PATH } from '../../../address/address.ts';
import type { PageContext } from '../context.ts';
import type { Player } from '../player.ts';
import { createCodeClient } from './client.ts';
import { downloadPage } from './download.ts';
import { createEditor, type Editor } from './editor.ts';
import type { OriginalCode } from './originalCode.ts';
import { toHash } from './share.ts';

/** An editor for code, and what a reader can do with the code. */
export function useCode(original: OriginalCode, player: Player, context: PageContext) {
  const { failure } = useSyncExternalStore(player.subscribe, player.state);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const [client] = useState(createCodeClient);
  const draftKey = `code:${original.key}`;
  // An empty draft counts as none.
  const [draft] = useState(() => context.recall(draftKey) || original.source);
  const [source, setSource] = useState(draft);
  const [message, setMessage] = useState(
    draft === original.source ? '' : 'Your draft was restored. Run it to see the result.',
  );
  const [link, setLink] = useState<string>();

  /** @throws with the first error of the code */
  const compile = async (source: string) => {
    if (source === original.source && original.code !== undefined) return original.code;
    const { code, errors } = await client.call('compile', source);
    const [first] = errors;
    if (!first) return code;
    editor.current?.mark(errors);
    throw new Error(`Line ${first.line}: ${first.message}`);
  };
  /** Returns a function that performs an action on the current code, and shows its result or error. */
  const withMessage = (action: (source: string) => Promise<string | undefined>) => async () => {
    try {
      const result = await action(editor.current?.source() ?? source);
      if (result !== undefined) setMessage(result);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };

  const run = withMessage(async (source) => {
    const code = await compile(source);
    const { title, description, isTrusted } = original;
    // Code can take long to load, such as when it awaits something.
    setMessage('Starting…');
    const hasStarted = await player.run({
      title,
      description,
      code,
      values: player.state().values,
      playing: true,
      isTrusted: isTrusted && source === original.source,
    });
    return hasStarted ? 'Running' : undefined;
  });
  const share = withMessage(async (source) => {
    const hash = await toHash({ source, values: player.state().values });
    const url = new URL(`${context.basePath}${PLAYGROUND_PATH}${hash}`, location.href).href;
    setLink(url);
    try {
      await navigator.clipboard.writeText(url);
      return 'Link copied.';
    } catch {
      // Browsers can deny access to the clipboard.
      return 'The browser denied access to the clipboard. Copy the link below.';
    }
  });
  const download = withMessage(async (source) => {
    const code = await compile(source);
    const name = await downloadPage(original, { source, code, values: player.state().values });
    return `Saved ${name}.`;
  });
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
      onChange: (text) => {
        setSource(text);
        setMessage('');
        setLink(undefined);
        context.remember(draftKey, text === original.source ? '' : text, 'your code');
      },
      onRun: run,
    });
    editor.current = created;
    return () => {
      created.end();
      client.end();
    };
    // The editor keeps the source from here on.
  }, []);

  useEffect(() => {
    if (!failure) return;
    // The scene's controls show the failure.
    setMessage('');
    if (failure.line !== undefined) editor.current?.mark([{ ...failure, line: failure.line }]);
  }, [failure]);

  const isEdited = source !== original.source;
  return { place, isEdited, message, link, run, share, download, reset };
}
