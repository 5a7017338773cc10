/** Ids of the parts of the screen that others lead to, open or watch. */
export const TOP_BAR_ID = 'top';
export const TOP_NAV_ID = 'top-navigation';
export const SIDEBAR_ID = 'navigation';
/** Holds the outline's links, which the first view is read from. */
export const OUTLINE_ID = 'outline';
