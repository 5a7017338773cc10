import { Children, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';
import { BlockError, defineBlock } from '../content/block.ts';
import { isElement, isSpace, type Props, partsOf, textOf } from './content.tsx';
import styles from './FileTree.module.css';

/**
 * A list of files and folders. Text after a name is a remark; bold names are highlighted, and "…"
 * stands for omitted files.
 */
export const FileTree = defineBlock(z.strictObject({}), ({ children }) => {
  const [list, ...others] = partsOf(children);
  if (!isElement(list, 'ul') || others.length > 0) {
    throw new BlockError('must contain exactly one list', 'write one "- name" list in it');
  }
  return (
    <div className={styles.tree}>
      <List list={list} />
    </div>
  );
});

function List({ list }: { list: ReactElement<Props> }) {
  return (
    <ul>
      {partsOf(list.props.children).map((item, index) => (
        <Entry key={index} {...entryOf(item)} />
      ))}
    </ul>
  );
}

interface EntryProps {
  name: ReactNode;
  remark: ReactNode[];
  /** Content of the folder. */
  list?: ReactElement<Props>;
}

function Entry({ name, remark, list }: EntryProps) {
  const words = textOf(name);
  if (/^(…|\.\.\.)$/.test(words)) return <li className={styles.remark}>…</li>;
  const isFolder = list !== undefined || words.endsWith('/');
  const line = (
    <>
      <span className={isFolder ? styles.folder : styles.file}>{name}</span>
      {textOf(remark).trim() && <span className={styles.remark}>{remark}</span>}
    </>
  );
  if (!list) return <li>{line}</li>;
  return (
    <li>
      <details open>
        <summary>{line}</summary>
        <List list={list} />
      </details>
    </li>
  );
}

/** Splits an entry: its name is a leading element, such as bold text or a link, or the first word. */
function entryOf(item: ReactNode): EntryProps {
  const parts = isElement(item, 'li') ? Children.toArray(item.props.children) : [];
  const list = parts.find((part) => isElement(part, 'ul'));
  const line = withoutParagraphs(parts.filter((part) => part !== list));
  const [first, ...rest] = line.slice(line.findIndex((part) => !isSpace(part)));
  if (typeof first !== 'string') return { name: first, remark: rest, list };
  const [, name, remark] = /^\s*(\S*)(.*)$/s.exec(first) ?? [];
  return { name, remark: [remark, ...rest], list };
}

/** Unwraps the paragraphs that Markdown puts around entries with empty lines between them. */
function withoutParagraphs(parts: ReactNode[]): ReactNode[] {
  return parts.flatMap((part) =>
    isElement(part, 'p') ? Children.toArray(part.props.children) : [part],
  );
}
