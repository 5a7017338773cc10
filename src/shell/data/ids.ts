import { appId } from '../../article/ids.ts';

/** Id of the element that React renders into. */
export const ROOT_ID = appId('root');

/** Id of the main landmark, the target of the skip link. */
export const MAIN_ID = appId('content');

/** Ids of the parts of the screen that other parts link to, open, or observe. */
export const TOP_BAR_ID = appId('top');
export const TOP_NAV_ID = appId('top-navigation');
export const SIDEBAR_ID = appId('navigation');
/** Id of the list of the outline's links, from which the first view is read. */
export const OUTLINE_ID = appId('outline');

/** Id of the message about what could not be loaded. */
export const NOTICE_ID = appId('notice');
