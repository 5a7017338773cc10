/** Services and settings of the page around the lab. */
export interface PageContext {
  basePath: string;
  /** Parent path of the API reference's pages; undefined if no reference is generated. */
  reference?: string;
  /** Whether the site has a page that documents scenes. */
  hasSceneApi?: boolean;
  /** Returns the stored value of a key in this browser; null if there is none. */
  recall: (key: string) => string | null;
  /** Stores a value, or warns in the console that `what` will be lost. */
  remember: (key: string, value: string, what: string) => void;
}
