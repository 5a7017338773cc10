import { slug } from 'github-slugger';
import { z } from 'zod';
import { isInside } from '../address/address.ts';
import { compareNaturally } from '../address/naturalOrder.ts';
import { FILTER_GROUP, FILTER_ITEM, FILTER_TAG } from '../article/attributes.ts';
import { FilteredList } from '../article/FilteredList.tsx';
import { didYouMean } from '../config/nearest.ts';
import { BlockError, defineBlock } from '../content/block.ts';
import type { TaggedPage } from '../content/page.ts';
import cards from './Cards.module.css';
import styles from './Recipes.module.css';
import { ScenePicture } from './ScenePicture.tsx';

/**
 * Lists the tagged pages below a page, by group, with pictures and a filter.
 * @param path of the page that shows the list
 */
export const recipes = (tagged: TaggedPage[], path: string) =>
  defineBlock(z.strictObject({ groups: z.array(z.string()) }), ({ groups }) => {
    const pages = tagged.filter((page) => isInside(page.path, path));
    const stray = pages.find(({ tags: [group = ''] }) => !groups.includes(group));
    if (stray) {
      const fix = 'begin the tags of that page with one of "groups" of this block';
      const [group = ''] = stray.tags;
      const message = `has no group "${group}" for ${stray.path}`;
      throw new BlockError(message, didYouMean(group, groups, fix));
    }
    const tags = collectTags(pages);
    return (
      <FilteredList
        label="Filter"
        shortcuts={
          <div className={styles.tags}>
            <Tags tags={tags.slice(0, MAX_TAGS)} />
            {tags.length > MAX_TAGS && (
              <details>
                <summary>More tags</summary>
                <p className={styles.tags}>
                  <Tags tags={tags.slice(MAX_TAGS)} />
                </p>
              </details>
            )}
          </div>
        }
        empty="No recipe contains all of these words."
      >
        {groups
          .filter((group) => pages.some(({ tags }) => tags[0] === group))
          .map((group) => (
            <section key={group} {...{ [FILTER_GROUP]: true }}>
              <h2 id={slug(group)}>{group}</h2>
              {/* Marked as navigation, so that neither search nor the links of terms treat the texts as part of this page. */}
              <nav aria-labelledby={slug(group)}>
                <ul className={`${cards.cards} ${styles.recipes}`}>
                  {pages
                    .filter(({ tags }) => tags[0] === group)
                    .map((page) => (
                      <li key={page.path} {...{ [FILTER_ITEM]: page.path }}>
                        <Recipe page={page} />
                      </li>
                    ))}
                </ul>
              </nav>
            </section>
          ))}
      </FilteredList>
    );
  });

/** Maximum number of tags in the row above the list. All others are behind a button, so that pictures come early. */
const MAX_TAGS = 3;

function Tags({ tags }: { tags: string[] }) {
  return tags.map((tag) => (
    <button key={tag} type="button" {...{ [FILTER_TAG]: true }}>
      {tag}
    </button>
  ));
}

function Recipe({ page }: { page: TaggedPage }) {
  const { path, title, description, tags, scene, mark } = page;
  return (
    <>
      {scene !== undefined && mark === undefined && <ScenePicture scene={scene} />}
      {mark && (
        // Hidden from screen readers, because the title next to it says more.
        <div className={styles.mark} aria-hidden="true">
          {mark}
        </div>
      )}
      <p className={cards.title}>
        <a href={path}>{title}</a>
      </p>
      <p>{description}</p>
      <p className={styles.words}>{tags.slice(1).join(' · ')}</p>
    </>
  );
}

/** Returns all tags except groups, the most frequent first. */
function collectTags(pages: TaggedPage[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of pages.flatMap(({ tags }) => tags.slice(1)))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || compareNaturally(a[0], b[0]))
    .map(([tag]) => tag);
}
