import { describe, expect, it } from 'vitest';
import { compileContext } from '../../tests/unit/compileContext.ts';
import { parseConfig } from '../config/load.ts';
import { compilePage } from '../content/compilePage.ts';
import { memberNames } from './memberNames.ts';

describe('memberNames', () => {
  it('has the members of each symbol once, without internal ones and constructors', async () => {
    const body =
      '# Body\n\n## Move\n\n### setAngle()\n\n### clone()\n\n### clone()\n\n### new Body()\n\n' +
      '### begin-contact\n\n## Internal\n\n<h3 data-internal>sync()</h3>\n\n## See also';
    const overview = '# API\n\n## A\n\n### b';
    const symbols = { 'api/classes/Body.md': body, 'a.md': body };
    const summaries = new Map([['/api/classes/Body', '<p>A body.</p>']]);
    expect(await findNames({ ...symbols, 'api.md': overview }, summaries)).toEqual({
      '/api/classes/Body': ['setAngle()', 'clone()', 'begin-contact'],
    });
    expect(await findNames(symbols)).toBeUndefined();
  });
});

async function findNames(files: Record<string, string>, summaries = new Map<string, string>()) {
  const library = { package: 'engine', reference: '/api' };
  const { config } = parseConfig({ title: 'Engine', library }, 'site.config.ts');
  const compiled = await Promise.all(
    Object.entries(files).map(([filePath, text]) =>
      compilePage({ filePath, file: filePath, text }, compileContext()),
    ),
  );
  return memberNames({ pages: compiled.map(({ page }) => page), config, summaries });
}
