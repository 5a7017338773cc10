/**
 * The site's policy for Trusted Types (https://www.w3.org/TR/trusted-types/). Browsers that support them turn only
 * trusted text into HTML, workers, and service workers, so a string that came from elsewhere by mistake can't become
 * code. The results are declared as strings, because that is what sinks accept in other browsers.
 */

/** Name of the policy, which the pages' content security policy allows. */
export const TRUSTED_TYPES_POLICY = 'site';

interface TrustPolicy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

const RULES: TrustPolicy = {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    const { origin } = new URL(url, location.href);
    if (origin !== location.origin) throw new TypeError(`${url} is not a script of this site`);
    return url;
  },
};

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: TrustPolicy) => TrustPolicy };
};
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, RULES) ?? RULES;

/** Trusts HTML that the build created, or that only this site's code reads. */
export function trustedHtml(html: string): string {
  return policy.createHTML(html);
}

/**
 * Trusts the address of a worker script.
 * @throws TypeError if it has another origin
 */
export function trustedScriptUrl(url: string): string {
  return policy.createScriptURL(url);
}
