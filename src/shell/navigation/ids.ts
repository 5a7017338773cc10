/** Ids of the parts of the screen that other parts link to, open, or observe. */
export const TOP_BAR_ID = 'top';
export const TOP_NAV_ID = 'top-navigation';
export const SIDEBAR_ID = 'navigation';
/** Contains the outline's links, from which the first view is read. */
export const OUTLINE_ID = 'outline';

/** Id of the message about what could not be loaded. */
export const NOTICE_ID = 'notice';
