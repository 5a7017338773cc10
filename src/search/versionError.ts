/** Reports that the published index belongs to another version of the site. */
export class IndexVersionError extends Error {}
