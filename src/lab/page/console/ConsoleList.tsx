import { useLayoutEffect, useRef } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import type { KeyedEntry } from '../player/consoleEntries.ts';
import styles from './ConsoleList.module.css';

interface ConsoleListProps {
  entries: readonly KeyedEntry[];
  /** Shows a line of the code; without it, lines are not links. */
  onLine?: (line: number) => void;
}

/** Maximum number of entries that fit without scrolling. */
const MAX_WITHOUT_SCROLLING = 8;
/** Maximum distance from the end at which the list still follows new entries, in CSS pixels. */
const NEAR_END = 40;

const LEVELS = { log: '', info: 'Info: ', warn: 'Warning: ', error: 'Error: ' };

/** The console output of running code. It follows new entries unless the reader has scrolled up. */
export function ConsoleList({ entries, onLine }: ConsoleListProps) {
  const list = useRef<HTMLUListElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [entries]);

  return (
    // Only new entries are announced, because a count can change in every frame.
    <div role="log" aria-label="Console" aria-relevant="additions">
      {entries.length === 0 ? (
        <p className={styles.empty}>Nothing has been printed.</p>
      ) : (
        <ul
          ref={list}
          className={styles.console}
          tabIndex={entries.length > MAX_WITHOUT_SCROLLING ? 0 : undefined}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
          }}
        >
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} onLine={onLine} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Entry({
  entry: { level, text, count, line },
  onLine,
}: { entry: KeyedEntry } & Pick<ConsoleListProps, 'onLine'>) {
  return (
    <li className={`${styles.entry} ${styles[level] ?? ''}`}>
      <span className={styles.text}>
        {LEVELS[level] && <span className={styles.level}>{LEVELS[level]}</span>}
        <ChangingText>{text}</ChangingText>
      </span>
      {count > 1 && (
        <span className={styles.count}>
          <ChangingText>{`× ${count}`}</ChangingText>
        </span>
      )}
      {line !== undefined &&
        (onLine ? (
          <button type="button" className={styles.line} onClick={() => onLine(line)}>
            {`line ${line}`}
          </button>
        ) : (
          <span className={styles.line}>{`line ${line}`}</span>
        ))}
    </li>
  );
}
