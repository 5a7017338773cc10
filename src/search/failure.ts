/** Why nothing can be found: `network` may pass, `version` needs the page to be loaded anew. */
export type SearchFailure = 'network' | 'version';

export class SearchError extends Error {
  constructor(
    readonly failure: SearchFailure,
    message: string,
  ) {
    super(message);
  }
}
