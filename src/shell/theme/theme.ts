/** Where the reader's choice of theme is kept; the inline script reads it before the first paint. */
export const THEME_KEY = 'theme';
