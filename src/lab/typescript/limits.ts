/** Maximum number of problems that an editor shows of one source. One more follows if there are more. */
export const MAX_PROBLEMS = 200;
