import type { ReactElement, ReactNode } from 'react';
import { z } from 'zod';
import { FILTER_GROUP, FILTER_ITEM, FILTER_WORDS } from '../article/attributes.ts';
import { FilteredList } from '../article/FilteredList.tsx';
import { BlockError, defineBlock } from '../content/block.ts';
import { splitHeading } from '../content/headings.ts';
import { isElement, readText, toParts } from './content.tsx';
import { text } from './props.ts';

/**
 * Sections with a field that filters them by their text and by the phrases that readers search for. Each heading of
 * level 3 starts an item, and each heading of level 2 a group of items.
 */
export const Filter = defineBlock(
  z.strictObject({ label: text, placeholder: text.optional() }),
  ({ label, placeholder, children }) => (
    <FilteredList
      label={label}
      placeholder={placeholder}
      empty="No section contains all of these words."
      search="Search the whole site"
    >
      {readGroups(toParts(children)).map(({ heading, intro, items }) => (
        <section key={heading.key} {...{ [FILTER_GROUP]: true }}>
          {heading}
          {intro}
          {items.map(([title, ...content]) => (
            <section
              key={title.key}
              {...{
                [FILTER_ITEM]: splitHeading(readText(title)).text,
                [FILTER_WORDS]: splitHeading(readText(title)).searchPhrases.join(', ') || undefined,
              }}
            >
              {title}
              {content}
            </section>
          ))}
        </section>
      ))}
    </FilteredList>
  ),
);

type Item = [heading: ReactElement, ...content: ReactNode[]];

interface Group {
  heading: ReactElement;
  /** Content before the first item. */
  intro: ReactNode[];
  items: Item[];
}

function readGroups(parts: ReactNode[]): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (isElement(part, 'h2')) groups.push({ heading: part, intro: [], items: [] });
    else if (!group) throw new BlockError('does not start with a heading of level 2', FIX);
    else if (isElement(part, 'h3')) group.items.push([part]);
    else (group.items.at(-1) ?? group.intro).push(part);
  }
  if (!groups.some(({ items }) => items.length > 0)) throw new BlockError('has no items', FIX);
  return groups;
}

const FIX = 'write "## Group" in it, and "### Item" with text under each group';
