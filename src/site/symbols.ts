import { cleanPath, isInside } from '../address/address.ts';
import type { OutlineItem, Page } from '../content/page.ts';
import type { SymbolPlace } from '../content/symbolLinks.ts';

const NAME = /^[A-Za-z_$][\w$]*$/;

/** A heading that is one name: perhaps called, and with what kind of member it is around it. */
const MARK = '(?:static|abstract|readonly|protected|optional|inherited|deprecated)';
const MEMBER = new RegExp(
  `^(?:${MARK}\\s+)*(?:new\\s+)?(?<name>[A-Za-z_$][\\w$]*)\\??(?<call>(?:<.*>)?\\(.*\\))?(?:(?<=\\))\\s*${MARK}|\\s+${MARK})*$`,
);

/**
 * The symbols that have a place in the reference. A page below it is about the symbol that it is
 * titled with, and a heading that is one name, perhaps with "()", is about that member:
 * `World`, `World.step`. A heading over others is none, such as "Methods". Other names that a
 * symbol has are the last parts of its page's aliases, if they are more than another letter case.
 * What is there twice counts as it is first.
 */
export function symbolsOf(pages: Page[], reference: string | undefined): Map<string, SymbolPlace> {
  const symbols = new Map<string, SymbolPlace>();
  if (reference === undefined) return symbols;
  const add = (name: string, place: SymbolPlace) => {
    if (!symbols.has(name)) symbols.set(name, place);
  };
  for (const page of pages) {
    const { path, title, outline } = page;
    if (!isInside(path, reference) || !NAME.test(title)) continue;
    for (const name of [title, ...otherNames(page, reference)]) {
      add(name, { path, hash: '' });
      for (const { member, id, isCalled } of membersOf(outline))
        add(`${name}.${member}`, { path, hash: id, ...(isCalled && { isCalled }) });
    }
  }
  return symbols;
}

/** `/api/classes/Box` on the page of `BoxShape`, and not `/api/classes/boxshape`. */
function otherNames({ title, frontmatter }: Page, reference: string): string[] {
  return frontmatter.aliases
    .map(cleanPath)
    .filter((alias) => isInside(alias, reference))
    .map((alias) => alias.slice(alias.lastIndexOf('/') + 1))
    .filter((name) => NAME.test(name) && name.toLowerCase() !== title.toLowerCase());
}

function membersOf(outline: OutlineItem[]): { member: string; id: string; isCalled: boolean }[] {
  return outline.flatMap(({ id, text, level }, index) => {
    const { name, call } = MEMBER.exec(text)?.groups ?? {};
    const isGroup = call === undefined && (outline[index + 1]?.level ?? 0) > level;
    return name === undefined || isGroup
      ? []
      : [{ member: name, id, isCalled: call !== undefined }];
  });
}
