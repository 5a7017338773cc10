/** One of the examples that come with the library. */
export interface ExampleData {
  /** Name of its file: `OneSidedPlatform`. */
  id: string;
  /** The same in words: "One Sided Platform". */
  title: string;
  /** The example as it is in the package. */
  source: string;
  /** The same as a module of JavaScript that imports nothing. */
  code: string;
}
