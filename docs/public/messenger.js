/*
 * For pages of https://piqnt.com that show this documentation in an iframe: tells them where the
 * reader is, and follows their theme. Outside of an iframe it does nothing.
 *
 *   to the embedding page:   { source: 'planck-docs', path, title, theme }
 *   from the embedding page: { theme: 'light' | 'dark' }
 */
(() => {
  const HOST = 'https://piqnt.com';
  if (window.parent === window) return;

  const root = document.documentElement;
  let told = '';

  const tell = () => {
    const message = {
      source: 'planck-docs',
      path: location.pathname + location.hash,
      title: document.title,
      theme: root.classList.contains('dark') ? 'dark' : 'light',
    };
    const text = JSON.stringify(message);
    if (text === told) return;
    told = text;
    window.parent.postMessage(message, HOST);
  };

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== HOST || source !== window.parent) return;
    if (data?.theme !== 'light' && data?.theme !== 'dark') return;
    root.classList.toggle('dark', data.theme === 'dark');
  });

  // A navigation changes the title, a choice of theme the class, a jump the hash.
  new MutationObserver(tell).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  new MutationObserver(tell).observe(root, { attributeFilter: ['class'] });
  addEventListener('hashchange', tell);
  addEventListener('DOMContentLoaded', tell);
  tell();
})();
