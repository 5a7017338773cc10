/*
 * Runs in the head, before anything is painted: a dark page never flashes white, a banner
 * that was dismissed never moves the page, and tabs that were chosen are shown from the start.
 * data-scheme: "system", or the one theme that the site has. data-banner: id of the banner.
 */
import { showChosenTabsOnArrival } from '../article/tabs.ts';
import { hideDismissed } from '../screen/dismissed.ts';
import { followTheme } from '../theme/theme.ts';

const { scheme, banner } = (document.currentScript as HTMLScriptElement).dataset;
document.documentElement.dataset.script = '';
if (scheme === 'system') followTheme();
hideDismissed(banner);
showChosenTabsOnArrival();
