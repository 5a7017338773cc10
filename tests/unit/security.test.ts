import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  BYTES_PER_SECOND,
  FRAME_MILLISECONDS,
  MESSAGE_BYTES,
  MESSAGES_PER_SECOND,
  RESPONSE_SECONDS,
  START_SECONDS,
} from '../../src/lab/protocol/limits.ts';
import { FAULTY_FILES, getFaults } from '../browser/faultyFiles.ts';
import { ALL_PROGRAMS, HOSTILE_PROGRAMS } from '../browser/hostilePrograms.ts';
import { BROKEN_PAGES, BROKEN_SITES } from './brokenSites.ts';

const text = readFileSync(join(import.meta.dirname, '../../SECURITY.md'), 'utf8');

/** Returns the text of a section, without its heading. */
function section(title: string): string {
  return text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
}

test('SECURITY.md states the limits of the code', () => {
  const values = section('Limits').match(/(?<=\| )[\d,]+ (?:\w| )+(?= \|)/g);
  expect(values).toEqual([
    `${RESPONSE_SECONDS} seconds`,
    `${START_SECONDS} seconds`,
    `${FRAME_MILLISECONDS / 1000} second`,
    `${MESSAGES_PER_SECOND.toLocaleString('en')} per second`,
    `${MESSAGE_BYTES / 1e6} MB`,
    `${BYTES_PER_SECOND / 1e6} MB per second`,
  ]);
});

test('SECURITY.md lists all hostile programs that the tests run', () => {
  const lists = Object.entries(HOSTILE_PROGRAMS).map(
    ([kind, programs]) =>
      `- **${kind}** (${programs.length}): ${programs.map(({ name }) => name).join('; ')}.`,
  );
  expect(section('Programs tried')).toContain(`\n${lists.join('\n')}\n`);
  expect(section('Programs tried')).toContain(` ${ALL_PROGRAMS.length} programs,`);
});

test('SECURITY.md counts the faults that the tests try', () => {
  const spec = readFileSync(join(import.meta.dirname, '../browser/offline.trust.spec.ts'), 'utf8');
  const files = Object.values(FAULTY_FILES);
  const mistakes = [BROKEN_PAGES, BROKEN_SITES].flatMap(Object.keys);
  const counts = {
    'Files that a page loads': `${files.length} files, ${files.flatMap(getFaults).length} faults`,
    'Without a network': spec.match(/^test\(/gm)?.length,
    'Mistakes of writers': mistakes.length,
  };
  for (const [what, count] of Object.entries(counts))
    expect(section('Faults tried')).toMatch(new RegExp(`\n\\| ${what}[^|]* \\| ${count} \\|`));
});

test('hostile programs have different names, and something that the reader sees', () => {
  const names = ALL_PROGRAMS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, says, prints } of ALL_PROGRAMS) expect(says ?? prints, name).toBeTruthy();
});

test('security.txt has not expired', () => {
  const file = join(import.meta.dirname, '../../docs/public/.well-known/security.txt');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
