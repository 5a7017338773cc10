import { Fragment, type MouseEvent } from 'react';
import { hrefOf } from '../../address/address.ts';
import { excerpt, markTerms } from '../../search/excerpt.ts';
import type { Hit } from '../../search/find.ts';
import { Icon } from '../Icon.tsx';
import { Marked } from './Marked.tsx';
import type { RecentPage } from './recent.ts';
import styles from './SearchResults.module.css';

/** One line of the list. */
export interface Option {
  href: string;
  group?: string;
  hit: Pick<Hit, 'title' | 'titles' | 'text' | 'isPage' | 'terms'>;
}

/** Id of the list, and the start of the ids of its options. */
export const RESULTS_ID = 'search-results';

export function optionId(index: number): string {
  return `${RESULTS_ID}-${index}`;
}

export function optionOfHit(hit: Hit): Option {
  return { href: hit.href, group: hit.group, hit };
}

export function optionOfPage({ path, title }: RecentPage, basePath: string): Option {
  const hit = { title, titles: [], text: '', isPage: true, terms: [] };
  return { href: hrefOf({ path }, basePath), group: 'Recent', hit };
}

interface SearchResultsProps {
  options: Option[];
  selected: number;
  isDetailed: boolean;
  onPoint: (index: number) => void;
  onChoose: (option: Option, event: MouseEvent) => void;
}

/** The list below the field. Its options are links, to be opened like any other. */
export function SearchResults(props: SearchResultsProps) {
  const { options, selected, isDetailed, onPoint, onChoose } = props;
  return (
    <div id={RESULTS_ID} role="listbox" aria-label="Results" className={styles.list}>
      {options.map((option, index) => (
        <Fragment key={`${option.group} ${option.href}`}>
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
            onMouseMove={() => onPoint(index)}
            onClick={(event) => onChoose(option, event)}
          >
            <Icon name={option.hit.isPage ? 'page' : 'section'} className={styles.icon} />
            <span className={styles.text}>
              <Titles hit={option.hit} />
              {isDetailed && option.hit.text && (
                <span className={styles.excerpt}>
                  <Marked pieces={excerpt(option.hit.text, option.hit.terms)} />
                </span>
              )}
            </span>
          </a>
        </Fragment>
      ))}
    </div>
  );
}

function Titles({ hit: { title, titles, terms } }: { hit: Option['hit'] }) {
  return (
    <span className={styles.titles}>
      {titles.map((above) => (
        <Fragment key={above}>
          <span className={styles.above}>
            <Marked pieces={markTerms(above, terms)} />
          </span>
          <span className={styles.separator}> › </span>
        </Fragment>
      ))}
      <span className={styles.title}>
        <Marked pieces={markTerms(title, terms)} />
      </span>
    </span>
  );
}
