/** What the lab needs from the page that it is in. */
export interface PageContext {
  basePath: string;
  /** Path that the pages of the API reference are below, if it is generated. */
  reference?: string;
  /** Whether the site has a page that documents scenes. */
  hasSceneApi?: boolean;
  /** Returns the stored value of a key in this browser; null if there is none. */
  recall: (key: string) => string | null;
  /** Stores a value, or warns in the console that `what` will be lost. */
  remember: (key: string, value: string, what: string) => void;
}
