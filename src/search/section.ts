import type { SearchResult } from 'minisearch';
import { keysWith, type Title, titleOf } from './names.ts';
import { remembered, type Signs, type StoredFields } from './options.ts';

/** What is asked of a section each time that it is found. */
export interface Section {
  title: Title;
  /** The titles above it, from the page's. */
  above: Title[];
  /** Its title alone, and after each of those above it, as names are compared. */
  keys: string[];
  /** Its text in small letters. */
  text: string;
  isPage: boolean;
  /** Whether its title is a name of code. */
  isName: boolean;
  /** Whether it does little else than lead elsewhere. */
  isList: boolean;
  /** How many guides link to it. */
  links: number;
}

/** Gives the section of a result, which is made when it is found first: queries find the same ones. */
export function createSections({ links, lists }: Signs): (result: SearchResult) => Section {
  const isList = new Set(lists);
  const nameOf = remembered(titleOf);
  const sections = new Map<string, Section>();
  return (result) => {
    const known = sections.get(result.id);
    if (known) return known;
    const { title, titles, text, isPage } = fieldsOf(result);
    const name = nameOf(title);
    const above = titles.map(nameOf);
    const section = {
      ...{ title: name, above, isPage },
      keys: [name.key, ...keysWith(name, above)],
      text: text.toLowerCase(),
      isName: !/ (?!\w*\()/.test(title),
      isList: isList.has(result.id),
      links: links[result.id] ?? 0,
    };
    sections.set(result.id, section);
    return section;
  };
}

/** What the index stores of a result. */
function fieldsOf(result: SearchResult): StoredFields {
  return result as unknown as StoredFields;
}
