/** One of the examples that come with the library. */
export interface ExampleData {
  /** Name of its file: `OneSidedPlatform`. */
  id: string;
  /** The same in words: "One Sided Platform". */
  title: string;
  /** The example as it is in the package. */
  source: string;
  /** Its JavaScript, line for line: what an editor shows. */
  script: string;
  /** What a stage runs: the same as `exampleModule` makes of it. */
  code: string;
}
