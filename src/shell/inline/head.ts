/*
 * Runs in the head, before the first paint, so that a dark page never flashes white, a dismissed banner never moves the
 * page, and the chosen tabs are visible from the start. A playground whose address names an item doesn't show its first
 * scene before that item (data-script="item"). data-scheme: "system", or the site's only theme. data-banner: id of the
 * banner.
 */
import { showChosenTabsOnArrival } from '../article/tabs.ts';
import { hideDismissed } from '../screen/dismissed.ts';
import { followTheme } from '../theme/theme.ts';

const { scheme, banner } = (document.currentScript as HTMLScriptElement).dataset;
document.documentElement.dataset.script = location.hash.includes('=') ? 'item' : '';
if (scheme === 'system') followTheme();
hideDismissed(banner);
showChosenTabsOnArrival();
