import { useEffect, useState } from 'react';
import { siteHref, toHref } from '../../address/address.ts';
import type { SidebarItem } from '../../config/schema.ts';
import type { SidebarView } from '../../site/view.ts';
import { SIDEBAR_ID } from '../data/ids.ts';
import { useShell } from '../router/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { isActive, isOwnPage, markedPath } from './activeItem.ts';
import { Drawer } from './Drawer.tsx';
import { revealCurrent } from './reveal.ts';
import styles from './Sidebar.module.css';
import { SidebarOrder, sortAlphabetically, useSidebarOrder } from './SidebarOrder.tsx';
import { WIDE } from './screens.ts';

interface SidebarProps {
  sidebar: SidebarView;
  path: string;
  /** Path of the back link, if there is one. */
  previousPath: string;
}

/** Lists the pages of this part of the site. */
export function Sidebar({ sidebar, path, previousPath }: SidebarProps) {
  const { config } = useShell();
  const [order, choose] = useSidebarOrder();
  const { isByTopic } = sidebar;
  const items = isByTopic && order === 'A–Z' ? sortAlphabetically(sidebar.items) : sidebar.items;
  const marked = markedPath(items, path) ?? path;
  const here: Here = { path: marked, current: marked === path ? 'page' : 'true' };
  useEffect(() => revealCurrent(document.getElementById(SIDEBAR_ID)), [path, order]);
  return (
    <Drawer
      id={SIDEBAR_ID}
      title="Menu"
      description="Links to the pages of this part of the site."
      side="start"
      wide={WIDE}
      className={styles.sidebar}
    >
      <nav aria-label="Pages">
        {sidebar.backLink && (
          <a className={styles.back} href={toHref({ path: previousPath }, config.basePath)}>
            <Icon name="back" />
            Back
          </a>
        )}
        {isByTopic && <SidebarOrder order={order} choose={choose} />}
        <SidebarItems id={`${SIDEBAR_ID}-items`} items={items} here={here} />
      </nav>
    </Drawer>
  );
}

/** The marked page, and the `aria-current` of its link: `true` if it stands for the displayed page. */
interface Here {
  path: string;
  current: 'page' | 'true';
}

interface ItemsProps {
  /** Id of the list. Nested lists derive theirs from it, so that server and browser agree. */
  id: string;
  items: SidebarItem[];
  here: Here;
}

/** `data/firstView.ts` reads the items back from this. */
function SidebarItems({ id, items, here }: ItemsProps) {
  return (
    <ul id={id}>
      {items.map((item, index) => (
        <li key={item.id ?? `${item.link} ${item.text}`}>
          {item.items ? (
            <SidebarGroup id={`${id}-${index}`} item={item} here={here} />
          ) : (
            <SidebarLink item={item} here={here} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SidebarLink({ item, here }: { item: SidebarItem; here: Here }) {
  const { config } = useShell();
  if (item.link === undefined) return <SidebarTitle item={item} />;
  return (
    <a
      href={siteHref(item.link, config.basePath)}
      aria-current={isOwnPage(item, here.path) ? here.current : undefined}
      data-id={item.id}
      data-match={item.match}
    >
      {item.text}
    </a>
  );
}

function SidebarTitle({ item: { id, match, text } }: { item: SidebarItem }) {
  return (
    <span className={styles.title} data-id={id} data-match={match}>
      {text}
    </span>
  );
}

/** A group without `collapsed` is a title with items, and always open. */
function SidebarGroup({ id, item, here }: { id: string; item: SidebarItem; here: Here }) {
  const { path } = here;
  const isHere = isActive(item, path);
  const [isOpen, setOpen] = useState(!item.collapsed || isHere);
  const [lastPath, setLastPath] = useState(path);
  // Open the group during rendering, so that the link is visible when an effect scrolls to it.
  if (path !== lastPath) {
    setLastPath(path);
    if (isHere) setOpen(true);
  }
  const items = <SidebarItems id={id} items={withOwnLink(item)} here={here} />;
  if (item.collapsed === undefined) {
    return (
      <>
        <SidebarTitle item={item} />
        {items}
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        data-active={isHere || undefined}
        data-collapsed={item.collapsed}
        data-id={item.id}
        data-match={item.match}
        onClick={() => setOpen(!isOpen)}
      >
        {item.text}
        <Icon name="down" className={styles.chevron} />
      </button>
      {items}
    </>
  );
}

/** Adds a group's own page as the first of its items, because a click on the group's text only opens the group. */
function withOwnLink({ text, link, items = [] }: SidebarItem): SidebarItem[] {
  const hasOwn = link === undefined || items.some((item) => item.link === link);
  return hasOwn ? items : [{ text, link }, ...items];
}
