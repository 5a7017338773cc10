/** The published index is that of another version of the site. */
export class IndexVersionError extends Error {}
