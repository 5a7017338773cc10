// Plain JavaScript, because run.js imports it before TypeScript can run.

const CHANGE_PERMISSIONS = 'change its owner or its permissions';

/** Describes what happened and what to do, by error code. */
const CAUSES = {
  ENOSPC: ['there is no space left on the disk', 'free some space, or use another disk'],
  EDQUOT: ['your quota of the disk is used up', 'free some space, or use another disk'],
  EACCES: ['permission denied', CHANGE_PERMISSIONS],
  EPERM: ['permission denied', CHANGE_PERMISSIONS],
  EROFS: ['the file system is read-only', 'use another folder'],
  EBUSY: ['a program uses it, or it is a mount point', 'write to a folder inside it'],
  EXDEV: ['it is on another disk than the folder around it', 'write to a folder inside it'],
  EMFILE: ['too many files are open', 'raise the limit, for example with "ulimit -n 4096"'],
};

/**
 * Describes an error of the file system, with its path and what to do.
 * @param {unknown} error
 * @returns {string | undefined} undefined for any other error
 */
export function describeSystemError(error) {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path } = /** @type {NodeJS.ErrnoException} */ (error);
  const cause = Object.entries(CAUSES).find(([name]) => name === code)?.[1];
  if (!cause || typeof path !== 'string') return undefined;
  const [what, fix] = cause;
  return `${path}: ${what} (${code}) — ${fix}`;
}

/**
 * Returns a function that adds the path of a file to errors and throws them. Node omits it when a file can be opened
 * but not written.
 * @param {string} path
 * @returns {(error: unknown) => never}
 */
export function withPath(path) {
  return (error) => {
    if (error instanceof Error && 'code' in error && !('path' in error)) {
      Object.assign(error, { path });
    }
    throw error;
  };
}
