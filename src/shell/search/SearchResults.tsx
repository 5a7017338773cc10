import { Fragment, type MouseEvent } from 'react';
import { hrefOf } from '../../address/address.ts';
import type { ShownHit } from '../../search/shown.ts';
import { Icon } from '../Icon.tsx';
import { Marked } from './Marked.tsx';
import type { RecentPage } from './recent.ts';
import styles from './SearchResults.module.css';

/** One line of the list. */
export type Option = ShownHit;

/** Id of the list, and the prefix of its options' ids. */
export const RESULTS_ID = 'search-results';

export function optionId(index: number): string {
  return `${RESULTS_ID}-${index}`;
}

export function optionOfPage({ path, title }: RecentPage, basePath: string): Option {
  return {
    ...{ href: hrefOf({ path }, basePath), group: 'Recent', isPage: true, terms: [] },
    ...{ title: [{ text: title, isMarked: false }], titles: [], excerpt: [] },
  };
}

interface SearchResultsProps {
  options: Option[];
  selected: number;
  isDetailed: boolean;
  onPoint: (index: number) => void;
  onChoose: (option: Option, event: MouseEvent) => void;
}

/** The list below the field. Its options are links, so they open in all the ways that links do. */
export function SearchResults(props: SearchResultsProps) {
  const { options, selected, isDetailed, onPoint, onChoose } = props;
  return (
    <div id={RESULTS_ID} role="listbox" aria-label="Results" className={styles.list}>
      {options.map((option, index) => (
        <Fragment key={index}>
          {option.group !== undefined && option.group !== options[index - 1]?.group && (
            <div className={styles.group} role="presentation">
              {option.group}
            </div>
          )}
          <a
            id={optionId(index)}
            className={styles.option}
            role="option"
            aria-selected={index === selected}
            tabIndex={-1}
            href={option.href}
            onMouseMove={({ movementX, movementY }) => {
              // The browser also reports a resting mouse when the list scrolls below it.
              if (movementX !== 0 || movementY !== 0) onPoint(index);
            }}
            onClick={(event) => onChoose(option, event)}
          >
            <Icon name={option.isPage ? 'page' : 'section'} className={styles.icon} />
            <span className={styles.text}>
              <Titles option={option} />
              {isDetailed && option.excerpt.length > 0 && (
                <span className={styles.excerpt}>
                  <Marked pieces={option.excerpt} />
                </span>
              )}
            </span>
          </a>
        </Fragment>
      ))}
    </div>
  );
}

function Titles({ option: { title, titles } }: { option: Option }) {
  return (
    <span className={styles.titles}>
      {titles.map((above, index) => (
        <Fragment key={index}>
          <span className={styles.above}>
            <Marked pieces={above} />
          </span>
          <span className={styles.separator}> › </span>
        </Fragment>
      ))}
      <span className={styles.title}>
        <Marked pieces={title} />
      </span>
    </span>
  );
}
