import { useEffect, useState } from 'react';
import { ChangingText } from '../../article/ChangingText.tsx';
import { MAIN_ID, OUTLINE_ID, SIDEBAR_ID, TOP_BAR_ID } from '../data/ids.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './LocalBar.module.css';
import { PopoverButton } from './PopoverButton.tsx';

/** Distance of the top bar above the screen at which the button to the top appears, in CSS pixels. */
const TOP_MARGIN = 100;

interface LocalBarProps {
  /** Name of the sidebar's item, or of the page. */
  title: string;
  hasMenu: boolean;
  hasOutline: boolean;
}

/**
 * A sticky bar for screens without room for sidebar or outline, with the current page, the buttons that open them, and
 * a button to the top.
 */
export function LocalBar({ title, hasMenu, hasOutline }: LocalBarProps) {
  return (
    <nav
      className={hasOutline ? styles.bar : `${styles.bar} ${styles.small}`}
      aria-label="This section"
      data-local-bar=""
    >
      {hasMenu && (
        <PopoverButton className={styles.menu} target={SIDEBAR_ID}>
          <Icon name="menu" />
          <span className={styles.label}>Menu</span>
        </PopoverButton>
      )}
      <span className={styles.title}>
        <ChangingText>{title}</ChangingText>
      </span>
      {hasOutline && (
        <PopoverButton target={OUTLINE_ID}>
          On this page
          <Icon name="down" />
        </PopoverButton>
      )}
      <TopButton />
    </nav>
  );
}

function TopButton() {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const topBar = document.getElementById(TOP_BAR_ID);
    if (!topBar) return;
    const observer = new IntersectionObserver(
      ([entry]) => setVisible(entry?.isIntersecting === false),
      { rootMargin: `${TOP_MARGIN}px 0px 0px` },
    );
    observer.observe(topBar);
    return () => observer.disconnect();
  }, []);
  const onClick = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    // The button is about to disappear, which would lose the focus.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  if (!isVisible) return null;
  return (
    <button type="button" onClick={onClick}>
      Top
      <Icon name="up" />
    </button>
  );
}
