import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { checkSecurity, securityText } from './securityText.ts';

const SECURITY: SiteConfig['security'] = {
  contact: ['mailto:security@example.org', 'https://example.org/report'],
  expires: '2027-06-30',
};

describe('securityText', () => {
  it('prints the fields of RFC 9116', () => {
    const security = {
      ...SECURITY,
      preferredLanguages: ['en', 'de'],
      policy: 'https://example.org/policy',
    };
    const { config } = parse({ security, baseUrl: 'https://example.org', basePath: '/docs' });
    expect(securityText(config)).toBe(
      `Contact: mailto:security@example.org
Contact: https://example.org/report
Expires: 2027-06-30T23:59:59Z
Policy: https://example.org/policy
Preferred-Languages: en, de
Canonical: https://example.org/docs/.well-known/security.txt
`,
    );
  });

  it('is undefined on a site without a contact', () => {
    expect(securityText(parse({}).config)).toBeUndefined();
  });
});

describe('checkSecurity', () => {
  const messages = (day: string) =>
    checkSecurity(parse({ security: SECURITY }).config, 'site.config.ts', Date.parse(day)).map(
      ({ file, message }) => `${file} ${message}`,
    );

  it('reports an expired file, and one that lasts more than a year', () => {
    expect(messages('2027-06-30T12:00Z')).toEqual([]);
    expect(messages('2026-07-01T12:00Z')).toEqual([]);
    expect(messages('2027-07-01T12:00Z')).toEqual([
      'site.config.ts "security.expires": 2027-06-30 is over',
    ]);
    expect(messages('2026-05-01T12:00Z')).toEqual([
      'site.config.ts "security.expires": 2027-06-30 is more than a year away',
    ]);
  });
});

it('reports missing and malformed fields as problems of the config', () => {
  const security = { contact: ['security@example.org'] } as unknown as SiteConfig['security'];
  const { problems } = parse({ security });
  expect(problems.map(({ message }) => message).sort()).toEqual([
    expect.stringContaining('"security.contact[0]"'),
    expect.stringContaining('"security.expires"'),
  ]);
});

function parse(config: Partial<SiteConfig>) {
  return parseConfig({ title: 'Engine', ...config }, 'site.config.ts');
}
