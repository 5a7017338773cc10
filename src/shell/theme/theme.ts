import { recall, remember } from '../data/storage.ts';

/** Where the reader's choice of theme is kept, for all tabs. */
const THEME_KEY = 'theme';

/**
 * Shows the theme that the reader chose, in whatever tab, else the one of the system, and follows
 * both while they change. The root element has the class `dark` when the theme is dark.
 *
 * The choice of this tab lies in `data-theme` of the root, where it holds even without storage.
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
  choose(recall('localStorage', THEME_KEY));
  system.addEventListener('change', show);
  addEventListener('storage', ({ key, newValue }) => {
    // Without a key, everything was cleared.
    if (key === THEME_KEY || key === null) choose(newValue);
  });
}

/** The reader's own choice: the other theme. */
export function flipTheme(): void {
  const root = document.documentElement;
  const theme = root.classList.toggle('dark') ? 'dark' : 'light';
  root.dataset.theme = theme;
  remember('localStorage', THEME_KEY, theme, 'The theme');
}
