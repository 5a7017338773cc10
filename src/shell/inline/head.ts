/*
 * Runs in the head, before anything is painted, so that a dark page never flashes white.
 * data-key: where the choice is stored. data-scheme: "system", or the one theme the site has.
 */
(() => {
  const root = document.documentElement;
  const { key = '', scheme } = (document.currentScript as HTMLScriptElement).dataset;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch (error) {
    console.warn('The theme is not remembered: this browser keeps no storage for the site.', error);
  }
  const chosen = scheme === 'system' ? stored : scheme;
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', isDark);
  root.dataset.script = '';
})();
