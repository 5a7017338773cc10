import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import { useAppId } from '../ui/useAppId.ts';
import styles from './drawer.module.css';

/** A tab of the drawer. */
export interface DrawerTab<Id extends string> {
  id: Id;
  label: string;
  /** Number after the label, unless it is 0. */
  count?: number;
  content: ReactNode;
}

interface DrawerProps<Id extends string> {
  label: string;
  tabs: DrawerTab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Lists below the picture, one of which is visible. */
export function Drawer<Id extends string>(props: DrawerProps<Id>) {
  const { label, tabs, selected, onSelect } = props;
  const id = useAppId();
  const list = useRef<HTMLDivElement>(null);
  const selectedTab = tabs.find((tab) => tab.id === selected) ?? tabs[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    const index = tabs.indexOf(selectedTab as DrawerTab<Id>);
    const next = tabs[(index + by + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}${next.id}`)}`)?.focus();
  };

  return (
    <section className={styles.drawer} aria-label={label}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            className={styles.tab}
            aria-selected={tab === selectedTab}
            aria-controls={`${id}panel`}
            tabIndex={tab === selectedTab ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            <ChangingText>{tab.count ? `${tab.label} (${tab.count})` : tab.label}</ChangingText>
          </button>
        ))}
      </div>
      {selectedTab && (
        <div
          id={`${id}panel`}
          role="tabpanel"
          aria-labelledby={`${id}${selectedTab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
          className={styles.drawerContent}
        >
          {selectedTab.content}
        </div>
      )}
    </section>
  );
}
