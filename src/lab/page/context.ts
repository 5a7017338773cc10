/** What the lab needs of the site whose page it works in. */
export interface Site {
  basePath: string;
  /** What is stored under a key in this browser: null where nothing is. */
  recall: (key: string) => string | null;
  /** Stores a value, or says in the console that `what` will be forgotten. */
  remember: (key: string, value: string, what: string) => void;
}
