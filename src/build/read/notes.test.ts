import { expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { readNotes } from './notes.ts';

const folder = useTemporaryFolder();

const STEP = "export const World: Notes = { summary: 'A world.' };\n";

it('knows in which file the notes on each symbol are, or belong', async () => {
  folder.put('reference.ts', "import * as symbols from './reference/symbols/index.ts';\n");
  folder.put('reference/shared/texts.ts', "export const World = 'not a note';\n");
  folder.put('reference/symbols/World.ts', `${STEP}export const Vec2 = {};\n`);
  const { findFile } = await readNotes(folder.path, '1.0.0', 'reference.ts');
  expect(findFile('World')).toBe(folder.at('reference/symbols/World.ts'));
  expect(findFile('Vec2')).toBe(folder.at('reference/symbols/World.ts'));
  expect(findFile('Body')).toBe(folder.at('reference.ts'));
});

it('reads notes again if a file elsewhere that they import has changed', async () => {
  const read = async (summary: string) => {
    folder.put('elsewhere.ts', `export const summary = '${summary}';`);
    return (await readNotes(folder.path, '1.0.0', 'reference.ts')).notes.symbols;
  };
  folder.put(
    'reference.ts',
    "import { summary } from './elsewhere';\nexport default { symbols: { World: { summary } } };",
  );
  expect(await read('A world.')).toEqual({ World: { summary: 'A world.' } });
  expect(await read('The world.')).toEqual({ World: { summary: 'The world.' } });
});

it('knows no file on a site without notes', async () => {
  const { findFile } = await readNotes(folder.path, '1.0.0', 'reference.ts');
  expect(findFile('World')).toBeUndefined();
});
