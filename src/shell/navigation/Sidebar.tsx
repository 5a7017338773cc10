import { useEffect, useState } from 'react';
import { siteHref } from '../../address/address.ts';
import type { SidebarItem } from '../../config/schema.ts';
import type { SidebarView } from '../../site/view.ts';
import { useSite } from '../siteContext.ts';
import { isActive, isOwnPage } from './activeItem.ts';
import styles from './Sidebar.module.css';

/** Id of the sidebar, which the menu link of small screens leads to. */
export const NAVIGATION_ID = 'navigation';

interface SidebarProps {
  sidebar: SidebarView;
  path: string;
}

/** All pages of this part of the site. */
export function Sidebar({ sidebar, path }: SidebarProps) {
  const { config } = useSite();
  return (
    <nav id={NAVIGATION_ID} className={styles.sidebar} aria-label="Pages" tabIndex={-1}>
      {sidebar.backLink && (
        <a className={styles.back} href={siteHref('/', config.basePath)}>
          ← Back
        </a>
      )}
      <SidebarItems items={sidebar.items} path={path} />
    </nav>
  );
}

function SidebarItems({ items, path }: { items: SidebarItem[]; path: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.link} ${item.text}`}>
          {item.items ? (
            <SidebarGroup item={item} path={path} />
          ) : (
            <SidebarLink item={item} path={path} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SidebarLink({ item, path }: { item: SidebarItem; path: string }) {
  const { config } = useSite();
  if (item.link === undefined) return <span>{item.text}</span>;
  return (
    <a
      href={siteHref(item.link, config.basePath)}
      aria-current={isOwnPage(item, path) ? 'page' : undefined}
    >
      {item.text}
    </a>
  );
}

/** A native disclosure: it opens and closes without script, and says so. */
function SidebarGroup({ item, path }: { item: SidebarItem; path: string }) {
  const active = isActive(item, path);
  const [isOpen, setOpen] = useState(!item.collapsed || active);
  useEffect(() => {
    if (active) setOpen(true);
  }, [active]);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{item.text}</summary>
      <SidebarItems items={withOwnLink(item)} path={path} />
    </details>
  );
}

/** A click on a group's text opens it, so the group's own page is the first of its items. */
function withOwnLink({ text, link, items = [] }: SidebarItem): SidebarItem[] {
  const isThere = link === undefined || items.some((item) => item.link === link);
  return isThere ? items : [{ text, link }, ...items];
}
