import type { KeyboardEvent, ReactNode } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import { isShortcut, stepByArrow } from '../../../keyboard/keyboard.ts';
import { useAppId } from '../ui/useAppId.ts';
import styles from './drawer.module.css';

/** A list below the controls: the console output or the problems of the code. */
export type DrawerTabId = 'console' | 'problems';

interface DrawerTab {
  label: string;
  /** Number after the label, unless it is 0. */
  count: number;
  content: ReactNode;
}

interface DrawerProps {
  tabs: Record<DrawerTabId, DrawerTab>;
  selected: DrawerTabId;
  onSelect: (id: DrawerTabId) => void;
}

/** Lists below the picture, one of which is visible. */
export function Drawer({ tabs, selected, onSelect }: DrawerProps) {
  const id = useAppId();
  const ids = Object.keys(tabs) as DrawerTabId[];

  const onKeyDown = (event: KeyboardEvent) => {
    const by = isShortcut(event) ? undefined : stepByArrow(event.key);
    const next = by && ids.at((ids.indexOf(selected) + by) % ids.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(id + next)?.focus();
  };

  return (
    <section className={styles.drawer} aria-label="Output">
      <div role="tablist" aria-label="Output" className={styles.tabs} onKeyDown={onKeyDown}>
        {ids.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={id + tab}
            className={styles.tab}
            aria-selected={tab === selected}
            aria-controls={`${id}panel`}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => onSelect(tab)}
          >
            <ChangingText>
              {tabs[tab].count ? `${tabs[tab].label} (${tabs[tab].count})` : tabs[tab].label}
            </ChangingText>
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={id + selected}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className={styles.drawerContent}
      >
        {tabs[selected].content}
      </div>
    </section>
  );
}
