import { STALL_SECONDS } from '../../fetch/fetchFile.ts';

let loading: Promise<boolean> | undefined;

/**
 * Loads the styles of articles, of which a page contains only those that it needs. Call it before displaying another
 * article, and not earlier: a new stylesheet makes Chromium use a font that came too late for the page, which moves its
 * text. Resolves with whether they are loaded; after a failure, the next call tries again.
 */
export function loadArticleStyles(): Promise<boolean> {
  // A document of dev doesn't have this link: its app has all styles.
  const appStyles = document.querySelector<HTMLLinkElement>('link[href*="/assets/styles-"]');
  if (!appStyles) return Promise.resolve(true);
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = appStyles.href.replace('/assets/styles-', '/assets/article-');
    const end = (isLoaded: boolean) => {
      clearTimeout(timer);
      if (!isLoaded) {
        loading = undefined;
        link.remove();
      }
      resolve(isLoaded);
    };
    const timer = setTimeout(end, 1000 * STALL_SECONDS, false);
    link.onload = () => end(true);
    link.onerror = () => end(false);
    // The app's file has the print styles of articles, which must come later.
    appStyles.before(link);
  });
  return loading;
}
