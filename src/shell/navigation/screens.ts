/*
 * Media queries of what there is room for. The stylesheets of the shell have the same numbers:
 * a custom property can't stand in a media query.
 */

/** The sidebar beside the page, the navigation in the top bar. */
export const WIDE = '(min-width: 60rem)';
/** The outline, too. */
export const WIDEST = '(min-width: 80rem)';
