import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PLAYGROUND_PATH } from '../../../address/address.ts';
import block from '../../blocks/Scene.module.css';
import type { Site } from '../context.ts';
import styles from '../lab.module.css';
import type { Player } from '../player.ts';
import { createCodeClient } from './client.ts';
import { downloadPage } from './download.ts';
import { recallDraft, rememberDraft } from './draft.ts';
import { createEditor, type Editor } from './editor.ts';
import type { OriginalCode } from './originalCode.ts';
import { toHash } from './share.ts';

interface CodePanelProps {
  original: OriginalCode;
  player: Player;
  site: Site;
  /** More to do with the code. */
  children?: ReactNode;
}

/** The code of a scene, to be read, changed, run, and taken along. */
export function CodePanel({ original, player, site, children }: CodePanelProps) {
  const { failure, values } = useSyncExternalStore(player.subscribe, player.state);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const [client] = useState(createCodeClient);
  const [draft] = useState(() => recallDraft(site, original));
  const [source, setSource] = useState(draft ?? original.source);
  const [said, setSaid] = useState(draft === undefined ? '' : 'This is your draft. Run shows it.');
  const [link, setLink] = useState<string>();

  /** JavaScript of what is written; undefined, and said where, when it is none. */
  const compile = async (text: string) => {
    if (text === original.source && original.code !== undefined) return original.code;
    const { code, errors } = await client.ask('module', text);
    const [first] = errors;
    if (!first) return code;
    editor.current?.mark(errors);
    setSaid(`Line ${first.line}: ${first.message}`);
    return undefined;
  };
  /** Does something with what is written, and says what kept it from being done. */
  const attempt = async (action: (text: string) => Promise<void>) => {
    try {
      await action(editor.current?.source() ?? source);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const run = () =>
    attempt(async (text) => {
      const code = await compile(text);
      if (code === undefined) return;
      const { title, description } = original;
      // Code may wait for something before it gives the scene.
      setSaid('It starts.');
      const hasBegun = await player.run({
        title,
        description,
        code,
        values,
        playing: true,
        isTrusted: original.isTrusted && text === original.source,
      });
      if (hasBegun) setSaid('It runs.');
    });
  const share = () =>
    attempt(async (text) => {
      const hash = await toHash({ source: text, values });
      const url = new URL(`${site.basePath}${PLAYGROUND_PATH}${hash}`, location.href).href;
      setLink(url);
      try {
        await navigator.clipboard.writeText(url);
        setSaid('The link is copied.');
      } catch {
        // Browsers may allow it or not; the link is there in any case.
        setSaid('The browser does not let the page copy: take the link from below.');
      }
    });
  const download = () =>
    attempt(async (text) => {
      const code = await compile(text);
      if (code === undefined) return;
      const name = await downloadPage(original, { source: text, code, values });
      setSaid(`${name} is saved.`);
    });

  const latest = useRef({ run });
  latest.current = { run };
  useEffect(() => {
    if (!place.current) return;
    const created = createEditor(place.current, {
      source,
      label: `Code of “${original.title}”`,
      client,
      onChange: (text) => {
        setSource(text);
        setSaid('');
        setLink(undefined);
        rememberDraft(site, original, text);
      },
      onRun: () => latest.current.run(),
    });
    editor.current = created;
    return () => {
      created.end();
      client.end();
    };
    // The editor keeps its own text from here on.
  }, []);

  useEffect(() => {
    if (!failure) return;
    // The scene tells it.
    setSaid('');
    if (failure.line !== undefined) editor.current?.mark([{ ...failure, line: failure.line }]);
  }, [failure]);

  return (
    <>
      <fieldset className={`${block.bar} ${styles.group} ${styles.tools}`} aria-label="Code">
        <button type="button" className={`${styles.control} ${styles.primary}`} onClick={run}>
          Run
        </button>
        <button
          type="button"
          className={styles.control}
          disabled={source === original.source}
          onClick={() => {
            editor.current?.replace(original.source);
            setSaid('This is the original again. Undo brings yours back.');
          }}
        >
          Reset code
        </button>
        <span className={styles.gap} />
        {children}
        <button type="button" className={styles.control} onClick={share}>
          Share
        </button>
        <button type="button" className={styles.control} onClick={download}>
          Download
        </button>
      </fieldset>
      <div ref={place} className={styles.editor} />
      <p className={styles.said} role="status">
        {said}
      </p>
      {link !== undefined && (
        <input
          className={styles.share}
          aria-label="Link to this code"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
