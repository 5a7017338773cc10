import styles from './ThemeToggle.module.css';
import { THEME_KEY } from './theme.ts';

/** Flips light and dark. What is shown now is known to the root element, and only there. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Switch between light and dark"
      onClick={flip}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
      </svg>
    </button>
  );
}

function flip(): void {
  const isDark = document.documentElement.classList.toggle('dark');
  try {
    localStorage.setItem(THEME_KEY, isDark ? 'dark' : 'light');
  } catch (error) {
    console.warn('The theme is not remembered: this browser keeps no storage for the site.', error);
  }
}
