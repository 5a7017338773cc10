import type { Problem } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import { pageUrl } from './head.ts';

/** Where crawlers and researchers look for it: https://www.rfc-editor.org/rfc/rfc9116. */
export const SECURITY_FILE = '/.well-known/security.txt';

/** Prints the file that says how to report a vulnerability; undefined if the config has no contact. */
export function securityText(config: Config): string | undefined {
  const { security } = config;
  if (!security) return undefined;
  const { contact, expires, preferredLanguages, policy, encryption, acknowledgments } = security;
  const fields: [string, string | undefined][] = [
    ...contact.map((address): [string, string] => ['Contact', address]),
    // Until the end of that day.
    ['Expires', `${expires}T23:59:59Z`],
    ['Encryption', encryption],
    ['Acknowledgments', acknowledgments],
    ['Policy', policy],
    ['Preferred-Languages', preferredLanguages.join(', ') || undefined],
    // A copy of the file elsewhere is not valid.
    ['Canonical', pageUrl(config, SECURITY_FILE)],
  ];
  return fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/** RFC 9116 recommends to check the contacts at least once a year. */
const MAX_DAYS = 366;
const DAY = 24 * 60 * 60 * 1000;

/** Reports an expired file, and one that lasts too long. */
export function checkSecurity({ security }: Config, configFile: string, now: number): Problem[] {
  if (!security) return [];
  const days = (Date.parse(`${security.expires}T23:59:59Z`) - now) / DAY;
  const fix = 'check that the contacts still work, and choose a day within the next year';
  const problem = (message: string) => [
    { file: configFile, message: `"security.expires": ${security.expires} ${message}`, fix },
  ];
  if (days < 0) return problem('is over');
  return days > MAX_DAYS ? problem('is more than a year away') : [];
}
