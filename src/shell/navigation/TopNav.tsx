import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { siteHref } from '../../address/address.ts';
import type { TopNavItem } from '../../config/schema.ts';
import { TOP_NAV_ID } from '../data/ids.ts';
import { useShell } from '../router/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { listen } from '../ui/listen.ts';
import { currentLink, type NavLink } from './activeItem.ts';
import { createHoverIntent, type HoverIntent } from './hoverIntent.ts';
import { closeWhenDone } from './popover.ts';
import { Socials } from './Socials.tsx';
import { WIDE } from './screens.ts';
import styles from './TopNav.module.css';

type NavGroup = Exclude<TopNavItem, NavLink>;

/** The site's main links: a row in the top bar, or a popover on small screens. */
export function TopNav({ path }: { path: string }) {
  const { config } = useShell();
  const ref = useRef<HTMLElement>(null);
  const [openGroup, setOpenGroup] = useState<string>();
  const [intent] = useState(() => createHoverIntent(setOpenGroup));
  useEffect(() => closeWhenDone(ref.current as HTMLElement, matchMedia(WIDE)), []);
  // Always active, because effects run after the paint, and a key press can precede them.
  useEffect(
    () =>
      listen(document, {
        pointerdown: ({ target }) => !ref.current?.contains(target as Node) && intent.close(),
        // Also closes a group that hovering opened, wherever the focus is.
        keydown: ({ key }) => key === 'Escape' && intent.close(),
      }),
    [intent],
  );

  return (
    <nav ref={ref} id={TOP_NAV_ID} popover="auto" className={styles.nav} aria-label="Main">
      <ul className={styles.items}>
        {config.topNav.map((item, index) =>
          'items' in item ? (
            <Group
              key={itemKey(item)}
              id={`${TOP_NAV_ID}-${index}`}
              group={item}
              path={path}
              isOpen={openGroup === itemKey(item)}
              intent={intent}
            />
          ) : (
            <li key={itemKey(item)}>
              <TopLink item={item} path={path} />
            </li>
          ),
        )}
      </ul>
      <Socials />
    </nav>
  );
}

/** Returns a key that distinguishes an item from its siblings. */
function itemKey(item: TopNavItem): string {
  return item.id ?? ('link' in item ? item.link : item.text);
}

interface GroupProps {
  /** Id of the group's links. */
  id: string;
  group: NavGroup;
  path: string;
  isOpen: boolean;
  intent: HoverIntent;
}

/** A button that shows links when the pointer rests on it, on a click or tap, and on Enter, Space, or arrow down. */
function Group({ id, group, path, isOpen, intent }: GroupProps) {
  const { text, items } = group;
  const key = itemKey(group);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isHere = items.some((item) => currentLink(item, path));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      intent.close();
      button.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      if (isOpen) list.current?.querySelector('a')?.focus();
      else intent.toggle(key);
    }
  };
  return (
    <li
      className={styles.group}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && intent.enter(key)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && intent.leave()}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) intent.close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        data-active={isHere || undefined}
        onClick={() => intent.toggle(key)}
      >
        {text}
        <Icon name="down" className={styles.chevron} />
      </button>
      <span className={styles.title}>{text}</span>
      <ul ref={list} id={id} className={styles.panel}>
        {items.map((item) => (
          <li key={itemKey(item)}>
            <TopLink item={item} path={path} onChoose={intent.close} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface TopLinkProps {
  item: NavLink;
  path: string;
  onChoose?: () => void;
}

function TopLink({ item, path, onChoose }: TopLinkProps) {
  const { config } = useShell();
  return (
    <a
      href={siteHref(item.link, config.basePath)}
      aria-current={currentLink(item, path)}
      onClick={onChoose}
    >
      <span>{item.text}</span>
      {!item.link.startsWith('/') && <Icon name="external" className={styles.external} />}
    </a>
  );
}
