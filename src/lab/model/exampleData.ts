/** An example from the library's package. */
export interface ExampleData {
  /** Name of its file: `OneSidedPlatform`. */
  id: string;
  /** The name in words: "One Sided Platform". */
  title: string;
  /** What it shows, in one sentence. */
  description: string;
  /** Its group in the gallery; undefined if the site assigns none. */
  topic?: string;
  /** The example's text in the package. */
  source: string;
  /** The source, compiled to a JavaScript module without imports. */
  code: string;
}
