import { recall, remember, storedName } from '../data/storage.ts';

/** Storage key of the reader's choice, shared by all tabs. */
const THEME_KEY = 'theme';

/**
 * Applies the reader's theme, or the system's, and follows changes of both in any tab. The root element has the class
 * `dark` in the dark theme, and the reader's choice in `data-theme`, so that it works without storage.
 */
export function followTheme(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const { theme } = root.dataset;
    root.classList.toggle('dark', theme === undefined ? system.matches : theme === 'dark');
  };
  const choose = (stored: string | null) => {
    if (stored === 'light' || stored === 'dark') root.dataset.theme = stored;
    else delete root.dataset.theme;
    show();
  };
  choose(recall(THEME_KEY));
  system.addEventListener('change', show);
  addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the storage was cleared.
    if (key === storedName(THEME_KEY) || key === null) choose(newValue);
  });
}

/** Switches to the other theme and remembers it. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const theme = root.classList.toggle('dark') ? 'dark' : 'light';
  root.dataset.theme = theme;
  remember(THEME_KEY, theme, 'the theme');
}
