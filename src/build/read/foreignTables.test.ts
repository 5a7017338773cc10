import { expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { formatProblem } from '../../config/problem.ts';
import { readForeignTables } from './foreignTables.ts';

const root = useTemporaryFolder();

const TABLE = {
  engine: 'Unity',
  version: 'Unity 6',
  tasks: [{ title: 'Motion', rows: [{ theirs: ['AddForce'], here: '`Body`' }] }],
};

async function read(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) root.put(`comingFrom/${name}`, text);
  const { tables, problems } = await readForeignTables(root.path);
  const messages = problems.map(formatProblem).map((text) => text.replace(/^\S*comingFrom\//, ''));
  return { tables, messages };
}

it('reads a table from each file, by its name', async () => {
  const source = `export default ${JSON.stringify(TABLE)};`;
  const { tables, messages } = await read({ 'unity-2d.ts': source });
  expect(messages).toEqual([]);
  expect(tables).toEqual([{ ...TABLE, id: 'unity-2d', file: expect.any(String), source }]);
});

it('reads a table again if what it imports has changed', async () => {
  const files = (engine: string) => ({
    'unity-2d.ts': `import { engine } from '../engine';
      export default { ...${JSON.stringify(TABLE)}, engine };`,
    '../engine.ts': `export const engine = '${engine}';`,
  });
  expect((await read(files('Unity'))).tables).toMatchObject([{ engine: 'Unity' }]);
  expect((await read(files('Godot'))).tables).toMatchObject([{ engine: 'Godot' }]);
});

it('has no tables without the folder', async () => {
  expect(await readForeignTables(root.path)).toEqual({ tables: [], problems: [] });
});

it('reports mistakes with the file and the key', async () => {
  const wrong = { ...TABLE, tasks: [{ title: 'Motion', rows: [{ theirs: [], her: 'x' }] }] };
  const { tables, messages } = await read({
    'a.ts': `\nexport default ${JSON.stringify(wrong)};`,
    'b.ts': 'export const table = 1;',
    'c.ts': 'export default {',
  });
  expect(tables).toEqual([]);
  expect(messages).toEqual([
    'a.ts:2 "tasks[0].rows[0].theirs" must be at least one name, not [] — change "tasks[0].rows[0].theirs"',
    'a.ts:2 "tasks[0].rows[0].here" is missing — add it: a string',
    'a.ts:2 unknown key "tasks[0].rows[0].her" — did you mean "here"?',
    'b.ts the file exports no table — write TypeScript with "export default { … } satisfies ForeignTable"',
    expect.stringContaining('c.ts:1 the table could not be loaded: '),
  ]);
});
