/*
 * Runs in the head, before the first paint, so that a dark page never flashes white, a dismissed
 * banner never moves the page, and the chosen tabs are shown from the start.
 * data-scheme: "system", or the site's only theme. data-banner: id of the banner.
 */
import { showChosenTabsOnArrival } from '../article/tabs.ts';
import { hideDismissed } from '../screen/dismissed.ts';
import { followTheme } from '../theme/theme.ts';

const { scheme, banner } = (document.currentScript as HTMLScriptElement).dataset;
document.documentElement.dataset.script = '';
if (scheme === 'system') followTheme();
hideDismissed(banner);
showChosenTabsOnArrival();
