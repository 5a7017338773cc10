import { Fragment, type MouseEvent } from 'react';
import { toHref } from '../../address/address.ts';
import { appId } from '../../article/ids.ts';
import type { DisplayedHit } from '../../search/answers.ts';
import type { Piece } from '../../search/excerpt.ts';
import { Icon } from '../ui/Icon.tsx';
import { useHtml } from '../ui/useHtml.ts';
import type { RecentPage } from './recent.ts';
import styles from './SearchResults.module.css';

/** An option of the list. */
export interface Option extends DisplayedHit {
  /** Heading above the option, if the list has several. */
  heading?: string;
}

/** Id of the list, and the prefix of its options' ids. */
export const RESULTS_ID = appId('search-results');

export function optionId(index: number): string {
  return `${RESULTS_ID}-${index}`;
}

export function optionOfPage({ path, title }: RecentPage, basePath: string): Option {
  return {
    ...{ href: toHref({ path }, basePath), heading: 'Recent', isPage: true, isBelow: false },
    ...{ title: [{ text: title, isMarked: false }], titles: [], alias: [], excerpt: [], html: '' },
    terms: [],
  };
}

interface SearchResultsProps {
  options: Option[];
  selected: number;
  isDetailed: boolean;
  onPoint: (index: number) => void;
  onChoose: (option: Option, event: MouseEvent) => void;
}

/**
 * The list below the field. Its options are links, so they open in all the ways that links do. Sections of a page are
 * below the page's best match.
 */
export function SearchResults(props: SearchResultsProps) {
  const { options, selected, isDetailed, onPoint, onChoose } = props;
  return (
    <div id={RESULTS_ID} role="listbox" aria-label="Results" className={styles.list}>
      {options.map((option, index) => (
        <Fragment key={index}>
          {option.heading !== undefined && option.heading !== options[index - 1]?.heading && (
            <div className={styles.heading} role="presentation">
              {option.heading}
            </div>
          )}
          <a
            id={optionId(index)}
            className={`${styles.option} ${option.isBelow ? styles.below : ''}`}
            role="option"
            aria-selected={index === selected}
            tabIndex={-1}
            href={option.href}
            draggable={false}
            onMouseMove={({ movementX, movementY }) => {
              // The browser also reports a resting mouse when the list scrolls below it.
              if (movementX !== 0 || movementY !== 0) onPoint(index);
            }}
            onClick={(event) => onChoose(option, event)}
          >
            <Icon name={option.isPage ? 'page' : 'section'} className={styles.icon} />
            <span className={styles.text}>
              <Titles option={option} />
              {option.alias.length > 0 && (
                <span className={styles.alias}>
                  <Marked pieces={option.alias} />
                </span>
              )}
              {isDetailed && <Excerpt option={option} />}
            </span>
            {option.kind !== undefined && !option.isBelow && (
              <span className={styles.kind}>{option.kind}</span>
            )}
          </a>
        </Fragment>
      ))}
    </div>
  );
}

/** Renders the passage that matched, or the beginning of the text if only titles did. */
function Excerpt({ option: { excerpt, html } }: { option: Option }) {
  const beginning = useHtml(html);
  if (excerpt.length > 0)
    return (
      <span className={styles.excerpt}>
        <Marked pieces={excerpt} />
      </span>
    );
  return html && <span className={styles.excerpt} dangerouslySetInnerHTML={beginning} />;
}

/**
 * Renders the title after the titles above it. Below another section of the same page, only screen readers get the
 * page's name.
 */
function Titles({ option: { title, titles, isBelow } }: { option: Option }) {
  return (
    <>
      {titles.map((above, index) => (
        <span key={index} className={isBelow && index === 0 ? 'sr-only' : styles.above}>
          <Marked pieces={above} />
          <span> › </span>
        </span>
      ))}
      <span className={styles.title}>
        <Marked pieces={title} />
      </span>
    </>
  );
}

/**
 * Renders text with its matches marked. Each piece is an element, because translators replace text that React changes.
 */
function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
