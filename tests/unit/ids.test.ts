import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

/** Folders of code that adds elements to pages in the browser. */
const IN_PAGES = ['shell', 'lab/page'];

/** Code of documents without an article, and code that makes React's ids those of the app. */
const EXCEPT = ['standalonePage.ts', 'embedScript.ts', 'useAppId.ts'];

test('all ids that the app makes or looks up are its own, which no page can have', () => {
  const own = IN_PAGES.flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .filter((name) => !EXCEPT.some((other) => name.endsWith(other)))
      .flatMap((name) =>
        writtenIds(readFileSync(join(SRC, folder, name), 'utf8')).map((id) => `${name}: ${id}`),
      ),
  );
  expect(own).toEqual([]);
});

test('finds written ids and those of React, which a page can also have', () => {
  expect(writtenIds('<h2 id="title">')).toEqual(['id="title"']);
  expect(writtenIds("document.getElementById('root')")).toEqual(["getElementById('"]);
  expect(writtenIds('const id = useId();')).toEqual(['useId(']);
  expect(writtenIds('<h2 id={id} data-id="1">')).toEqual([]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that the function reads
  expect(writtenIds('`<h2 id="${ID}">`')).toEqual([]);
});

function writtenIds(code: string): string[] {
  const pattern =
    /(?<![\w-])(?:id|popoverTarget|aria-labelledby|aria-controls)="(?!\$\{)[^"]+"|getElementById\(['"`]|\buseId\(/g;
  return code.match(pattern) ?? [];
}
