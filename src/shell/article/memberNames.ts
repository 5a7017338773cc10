import { MEMBER_NAMES_PATH } from '../../address/address.ts';
import { FILTER_GROUP, FILTER_ITEM } from '../../article/attributes.ts';
import type { MemberNames } from '../../site/memberNames.ts';

/** Lists all members of the reference in an element, as a group that a filter can search. */
export async function listMembers(place: HTMLElement, basePath: string): Promise<void> {
  const response = await fetch(basePath + MEMBER_NAMES_PATH);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const names = (await response.json()) as MemberNames;
  const list = document.createElement('ul');
  list.className = 'names';
  for (const [path, members] of Object.entries(names)) {
    const symbol = path.slice(path.lastIndexOf('/') + 1);
    list.append(...members.map((name) => memberItem(symbol, name, basePath + path)));
  }
  const heading = Object.assign(document.createElement('h2'), { textContent: 'Members' });
  const group = document.createElement('section');
  group.setAttribute(FILTER_GROUP, '');
  group.append(heading, list);
  place.replaceChildren(group);
}

function memberItem(symbol: string, name: string, page: string): HTMLElement {
  const code = Object.assign(document.createElement('code'), { textContent: `${symbol}.${name}` });
  const link = document.createElement('a');
  link.href = `${page}#${name.replace('()', '')}`;
  link.append(code);
  const item = document.createElement('li');
  item.setAttribute(FILTER_ITEM, `${symbol}.${name}`);
  item.append(link);
  return item;
}
