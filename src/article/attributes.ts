/*
 * Attributes that connect an article's HTML to its scripts: the build writes them, the browser selects by them.
 * Stylesheets repeat them, because selectors can't import.
 */

/** The style attribute of an element, which the content security policy of pages forbids. */
export const STYLE = 'data-style';

/** A group of tabs. */
export const TABS = 'data-tabs';
/** The visible panel of a group. */
export const CHOSEN = 'data-chosen';

/** A button of a code block: its value is one of CodeAction. */
export const CODE_ACTION = 'data-code';
export type CodeAction = 'copy' | 'run' | 'types' | 'wrap';
/** A code block whose lines wrap. */
export const WRAP = 'data-wrap';
/** A code block that contains a part of a file: its value is the file's name. All parts are copied together. */
export const MODULE = 'data-module';
/** Code with types to show on hover. */
export const TYPES = 'data-types';

/** A bar for a number that a sample of the page prints: its value is the text after the number. */
export const OWN_BAR = 'data-own-bar';

/** A table of numbers that depend on the pixels per meter, with a field for them. It contains the following two. */
export const CONVERTER = 'data-converter';
/** The scale that the numbers are for. */
export const CONVERTER_SCALE = 'data-converter-scale';
/** A number of the table: its value is JSON, a Conversion. */
export const CONVERTED = 'data-converted';

/** A list that can be filtered. It contains all of the following. */
export const FILTERED = 'data-filtered';
/** The search field of the list. */
export const FILTER = 'data-filter';
/** An item of the list: its value is its name, which counts once even if several groups list it. */
export const FILTER_ITEM = 'data-filter-item';
/** A button that types its text into the search field. */
export const FILTER_TAG = 'data-filter-tag';
/** Additional words by which an item is found. */
export const FILTER_WORDS = 'data-filter-words';
/** A group of items, hidden when none of its items is left. */
export const FILTER_GROUP = 'data-filter-group';
/** Container for the members of the reference that are listed while the list is filtered. */
export const FILTER_MEMBERS = 'data-filter-members';
/** The part of an item's text, in lower case, that must contain one of the words: the name of a member. */
export const FILTER_NAME = 'data-filter-name';
/** The message for when no item is left. */
export const FILTER_EMPTY = 'data-filter-empty';
/** The button to search the whole site instead. */
export const FILTER_SEARCH = 'data-filter-search';

/** A table of names of another engine, which are not symbols of the library, with links to look them up. */
export const FOREIGN = 'data-foreign';

/** A list of cards, most of which are links as a whole. */
export const CARDS = 'data-cards';

/** A heading whose section is for the library's own developers. */
export const INTERNAL = 'data-internal';

/** A row whose details unfold when it contains the target of an address. */
export const UNFOLDS = 'data-unfolds';

/** A scene: its value is the scene's id. */
export const SCENE = 'data-scene';
/** Text that controls a scene of its page: its value is the scene's id. It has one of the following. */
export const WIRED = 'data-wired';
/** A number that a reader changes: its value is the name of a parameter. */
export const TUNE = 'data-tune';
/** A button that sets parameters: its value is JSON, an object by their names. */
export const PRESET = 'data-preset';
/** Text that points at a part of the picture: its value is a layer, or one of the scene's highlights. */
export const HIGHLIGHT = 'data-highlight';
/** A scene whose world check is on from the start. */
export const WORLD_CHECK = 'data-world-check';
/** A scene at the top of a page, which shows only its picture at first. */
export const HERO = 'data-hero';
/** A hero that the reader has used: its controls stay visible. */
export const USED = 'data-used';
export const PLAYGROUND = 'data-playground';
/** A program that a playground lists: its value is `scene=` or `example=` and the id. */
export const PROGRAM = 'data-program';
