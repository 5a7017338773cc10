import type { SearchResult } from 'minisearch';
import { type Title, titleOf } from './exactNames.ts';
import { memoized, type RankingSignals, storedFields } from './options.ts';

/** What ranking needs to know about a section. */
export interface Section {
  title: Title;
  /** Spellings of its title, alone and after each title above it, under every name that these have. */
  spellings: string[];
  /** The same as keys for comparison: the title alone, and as a member. */
  keys: { own: string[]; member: string[] };
  /** Its text in lower case. */
  text: string;
  isPage: boolean;
  /** Whether its title is a name of code. */
  isName: boolean;
  /** Whether it is mostly links to other sections. */
  isList: boolean;
  /** Whether it is for the library's own developers. */
  isInternal: boolean;
  /** The number of guides that link to it. */
  links: number;
}

/** Returns the section of a result. Each is made once, because queries often find the same ones. */
export function createSections({
  links,
  lists,
  internals,
  names,
}: RankingSignals): (result: SearchResult) => Section {
  const isList = new Set(lists);
  const isInternal = new Set(internals);
  const nameOf = memoized(titleOf);
  // A title can be "constructor", which every object has.
  const namesOf = memoized((title: string) =>
    [title, ...(Object.hasOwn(names, title) ? (names[title] ?? []) : [])].map(nameOf),
  );
  const sections = new Map<string, Section>();
  return (result) => {
    const known = sections.get(result.id);
    if (known) return known;
    const { title, titles, text, isPage } = storedFields(result);
    const own = namesOf(title);
    const above = titles.flatMap(namesOf);
    const pairs = own.flatMap((name) => above.map((owner) => ({ owner, name })));
    const section = {
      ...{ title: nameOf(title), isPage },
      spellings: [
        ...own.map((name) => name.spelling),
        ...pairs.map(({ owner, name }) => `${owner.spelling}.${name.spelling}`),
      ],
      keys: {
        own: own.map((name) => name.key),
        member: pairs.map(({ owner, name }) => `${owner.key} ${name.key}`),
      },
      text: text.toLowerCase(),
      isName: !/ (?!\w*\()/.test(title),
      isList: isList.has(result.id),
      isInternal: isInternal.has(result.id) || isInternal.has(pathOf(result.id)),
      links: links[result.id] ?? 0,
    };
    sections.set(result.id, section);
    return section;
  };
}

/** The page of a section, by its id. */
function pathOf(id: string): string {
  return id.replace(/#.*/, '');
}
