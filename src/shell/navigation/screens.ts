/*
 * Media queries of the layouts. The shell's stylesheets repeat the numbers, because a media query
 * can't use a custom property.
 */

/** Screens with room for the sidebar as a column, and for the navigation in the top bar. */
export const WIDE = '(min-width: 60rem)';
/** Screens that also have room for the outline. */
export const WIDEST = '(min-width: 80rem)';
