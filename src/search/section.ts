import type { SearchResult } from 'minisearch';
import { type NamedSection, titleOf } from './names.ts';
import { remembered, type Signs, type StoredFields } from './options.ts';

/** What is asked of a section each time that it is found. */
export interface Section extends NamedSection {
  /** Its text in small letters. */
  text: string;
  /** Whether it does little else than lead elsewhere. */
  isList: boolean;
  /** How many guides link to it. */
  links: number;
}

/** Gives the section of a result, which is made when it is found first: queries find the same ones. */
export function createSections({ links, lists, names }: Signs): (result: SearchResult) => Section {
  const isList = new Set(lists);
  const nameOf = remembered(titleOf);
  // A title may be "constructor", which every object has.
  const namesOf = remembered((title: string) =>
    [title, ...(Object.hasOwn(names, title) ? (names[title] ?? []) : [])].map(nameOf),
  );
  const sections = new Map<string, Section>();
  return (result) => {
    const known = sections.get(result.id);
    if (known) return known;
    const { title, titles, text, isPage } = fieldsOf(result);
    const own = namesOf(title);
    const above = titles.flatMap(namesOf);
    const pairs = own.flatMap((name) => above.map((owner) => ({ owner, name })));
    const section = {
      ...{ title: nameOf(title), isPage },
      spelled: [
        ...own.map((name) => name.spelled),
        ...pairs.map(({ owner, name }) => `${owner.spelled}.${name.spelled}`),
      ],
      keys: {
        own: own.map((name) => name.key),
        member: pairs.map(({ owner, name }) => `${owner.key} ${name.key}`),
      },
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
