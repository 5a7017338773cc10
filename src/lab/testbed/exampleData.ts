/** An example from the library's package. */
export interface ExampleData {
  /** Name of its file: `OneSidedPlatform`. */
  id: string;
  /** The name in words: "One Sided Platform". */
  title: string;
  /** The example's text in the package. */
  source: string;
  /** The source, compiled to a JavaScript module without imports. */
  code: string;
}
