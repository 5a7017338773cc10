/** Services and settings of the page around the lab. */
export interface PageContext {
  basePath: string;
  /** Parent path of the API reference's pages; undefined if no reference is generated. */
  reference?: string;
  /** Paths of the pages that the lab links to; undefined if the site has none of them. */
  labPages?: readonly string[];
  /** Returns the stored value of a key in this browser; null if there is none. */
  recall: (key: string) => string | null;
  /** Stores a value, or warns in the console that `what` will be lost. */
  remember: (key: string, value: string, what: string) => void;
}
