import { MEMBER_NAMES_PATH, toHref } from '../../address/address.ts';
import { FILTER_GROUP, FILTER_ITEM, FILTER_NAME } from '../../article/attributes.ts';
import { fetchJson } from '../../fetch/fetchFile.ts';
import type { MemberNames } from '../../site/memberNames.ts';

/**
 * Lists all members of the reference in an element, as a group that a filter can search.
 * @throws FileError if the names can't be loaded
 */
export async function listMembers(container: Element, basePath: string): Promise<void> {
  const names = await fetchJson<MemberNames>(basePath + MEMBER_NAMES_PATH, []);
  container.replaceChildren(createGroup(names, basePath));
}

function createGroup(names: MemberNames, basePath: string): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'names';
  for (const [path, members] of Object.entries(names)) {
    const symbol = path.slice(path.lastIndexOf('/') + 1);
    list.append(...members.map((name) => memberItem(symbol, name, toHref({ path }, basePath))));
  }
  const heading = Object.assign(document.createElement('h2'), { textContent: 'Members' });
  const group = document.createElement('section');
  group.setAttribute(FILTER_GROUP, '');
  group.append(heading, list);
  return group;
}

function memberItem(symbol: string, name: string, page: string): HTMLElement {
  const code = Object.assign(document.createElement('code'), { textContent: `${symbol}.${name}` });
  const link = document.createElement('a');
  link.href = `${page}#${name.replace('()', '')}`;
  link.append(code);
  const item = document.createElement('li');
  item.setAttribute(FILTER_ITEM, `${symbol}.${name}`);
  item.setAttribute(FILTER_NAME, name.toLowerCase());
  item.append(link);
  return item;
}
