/*
 * For pages of https://piqnt.com that embed this documentation in an iframe: reports the current page
 * to them, and follows their theme. Anywhere else, it ends without doing anything.
 *
 *   to the embedding page:   { source: 'planck-docs', path, title, theme }
 *   from the embedding page: { theme: 'light' | 'dark' }
 */
(() => {
  const HOST = 'https://piqnt.com';
  // Browsers without `ancestorOrigins` send messages to the host only, too.
  const [origin = HOST] = location.ancestorOrigins ?? [];
  if (window.parent === window || origin !== HOST) return;

  const root = document.documentElement;
  let sent = '';

  const report = () => {
    const message = {
      source: 'planck-docs',
      path: location.pathname + location.hash,
      title: document.title,
      theme: root.classList.contains('dark') ? 'dark' : 'light',
    };
    const text = JSON.stringify(message);
    if (text === sent) return;
    sent = text;
    window.parent.postMessage(message, HOST);
  };

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== HOST || source !== window.parent) return;
    if (data?.theme !== 'light' && data?.theme !== 'dark') return;
    // As a choice, which the system's theme doesn't replace. It isn't stored: it is the host's, not the reader's.
    root.dataset.theme = data.theme;
    root.classList.toggle('dark', data.theme === 'dark');
  });

  // A navigation changes the title, switching the theme changes the class, and an anchor link the hash.
  new MutationObserver(report).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  new MutationObserver(report).observe(root, { attributeFilter: ['class'] });
  addEventListener('hashchange', report);
  report();
})();
