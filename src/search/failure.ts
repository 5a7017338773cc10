/** Why a search failed: `network` is worth another try, `version` needs a reload of the page. */
export type SearchFailure = 'network' | 'version';

export class SearchError extends Error {
  constructor(
    readonly failure: SearchFailure,
    message: string,
  ) {
    super(message);
  }
}
