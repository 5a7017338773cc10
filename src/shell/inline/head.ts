/*
 * Runs in the head, before anything is painted: a dark page never flashes white, and a banner
 * that was dismissed never moves the page.
 * data-scheme: "system", or the one theme that the site has. data-banner: id of the banner.
 */
import { hideDismissed } from '../screen/dismissed.ts';
import { followTheme } from '../theme/theme.ts';

const { scheme, banner } = (document.currentScript as HTMLScriptElement).dataset;
document.documentElement.dataset.script = '';
if (scheme === 'system') followTheme();
hideDismissed(banner);
