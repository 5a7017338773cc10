let loading: Promise<boolean> | undefined;

/**
 * Loads the styles of articles, of which a page contains only those that it needs. Call it before displaying another
 * article, and not earlier: a new stylesheet makes Chromium use a font that came too late for the page, which moves its
 * text. Resolves with whether they are loaded; after a failure, the next call tries again.
 */
export function loadArticleStyles(): Promise<boolean> {
  const appStyles = findAppStyles();
  // In dev, the app has all styles.
  if (!appStyles) return Promise.resolve(true);
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = articleHref(appStyles);
    link.onload = () => resolve(true);
    link.onerror = () => {
      loading = undefined;
      link.remove();
      resolve(false);
    };
    // The app's file has the print styles of articles, which must come later.
    appStyles.before(link);
  });
  return loading;
}

/** Fetches the same styles into the browser's cache, so that the first navigation doesn't wait for them. */
export function prefetchArticleStyles(): void {
  const appStyles = findAppStyles();
  if (appStyles) fetch(articleHref(appStyles), { priority: 'low' }).catch(() => undefined);
}

/** Returns the link to the styles that load with the app, which a document with its own styles doesn't have. */
function findAppStyles(): HTMLLinkElement | null {
  return document.querySelector('link[href*="/assets/styles-"]');
}

function articleHref({ href }: HTMLLinkElement): string {
  return href.replace('/assets/styles-', '/assets/article-');
}
