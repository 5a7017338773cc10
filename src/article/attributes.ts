/*
 * The attributes by which scripts find their way in an article: the build writes them into its HTML,
 * the browser looks for them. Stylesheets spell them out, because a selector can't import anything.
 */

/** A group of tabs. */
export const TABS = 'data-tabs';
/** The panel of a group that is shown. */
export const CHOSEN = 'data-chosen';

/** A button of a code block: its value is one of CodeAction. */
export const CODE_ACTION = 'data-code';
export type CodeAction = 'copy' | 'types' | 'wrap';
/** A code block whose lines wrap. */
export const WRAP = 'data-wrap';
/** Code with identifiers that have types. */
export const TYPES = 'data-types';

/** A list that can be filtered. All of the following are in one. */
export const FILTERED = 'data-filtered';
/** The search field of the list. */
export const FILTER = 'data-filter';
export const FILTER_ITEM = 'data-filter-item';
/** A group of items, hidden when it has none left. */
export const FILTER_GROUP = 'data-filter-group';
/** What is shown when no item is left. */
export const FILTER_EMPTY = 'data-filter-empty';
/** The button that searches the whole site instead. */
export const FILTER_SEARCH = 'data-filter-search';

/** A scene: its value is the scene's id. */
export const SCENE = 'data-scene';
export const PLAYGROUND = 'data-playground';
/** A list of programs in a playground: its value is the list's name. */
export const PROGRAMS = 'data-programs';
/** A program of such a list: its value is `scene=` or `example=` and the id. */
export const PROGRAM = 'data-program';
