import { Fragment } from 'react';
import { z } from 'zod';
import type { Frontmatter } from '../config/frontmatter.ts';
import { BlockError, defineBlock } from '../content/block.ts';
import styles from './Byline.module.css';
import { text } from './props.ts';

/** Shows authors and date of a page, from its frontmatter or from the block's props. */
export function byline(page: Pick<Frontmatter, 'authors' | 'date'>) {
  const list = z
    .union([text, z.array(text)], { error: 'a name, or a list of names' })
    .transform((names) => (typeof names === 'string' ? [names] : names));
  const day = z.iso.date({ error: 'a date such as 2026-11-21' });
  return defineBlock(
    z.strictObject({ authors: list.optional(), date: day.optional() }),
    ({ authors = page.authors ?? [], date = page.date }) => {
      if (authors.length === 0 && !date) {
        throw new BlockError(
          'has neither an author nor a date',
          'add "authors" or "date" to the frontmatter, or to the block',
        );
      }
      return <AuthorsAndDate authors={authors} date={date} />;
    },
  );
}

interface AuthorsAndDateProps {
  /** Names, or `[name](address)`. */
  authors: string[];
  /** Date such as `2026-11-21`. */
  date?: string;
}

/** Renders "By Ada & Grace on November 21, 2026", or only one of the two. */
export function AuthorsAndDate({ authors, date }: AuthorsAndDateProps) {
  const hasAuthors = authors.length > 0;
  return (
    <p className={styles.byline}>
      {hasAuthors && <Authors names={authors} />}
      {hasAuthors && date && ' on '}
      {date && <time dateTime={date}>{LONG_DATE.format(new Date(date))}</time>}
    </p>
  );
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function Authors({ names }: { names: string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? 'By ' : index === names.length - 1 ? ' & ' : ', '}
      <Author name={name} />
    </Fragment>
  ));
}

function Author({ name }: { name: string }) {
  const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(name) ?? [];
  return label === undefined ? name : <a href={href}>{label}</a>;
}
