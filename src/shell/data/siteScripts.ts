import { siteHref } from '../../address/address.ts';
import { trustedScriptUrl } from '../../fetch/trusted.ts';
import type { ShellConfig } from '../../site/shellConfig.ts';

/** Adds the scripts of the config to the head, where they run as soon as they have arrived. */
export function addSiteScripts({ scripts = [], basePath }: ShellConfig): void {
  for (const script of scripts) {
    const element = document.createElement('script');
    // Pages of a site with scripts of others don't require Trusted Types.
    element.src = script.startsWith('/') ? trustedScriptUrl(siteHref(script, basePath)) : script;
    document.head.append(element);
  }
}
