/** Maximum number of problems that an editor shows. The worker returns one more if there are more. */
export const MAX_PROBLEMS = 200;
