import styles from './ThemeToggle.module.css';
import { toggleTheme } from './theme.ts';

/** Switches between light and dark. The current theme is only on the root element. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className={`icon-button needs-script ${styles.toggle}`}
      aria-label="Switch between light and dark theme"
      onClick={toggleTheme}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
      </svg>
    </button>
  );
}
