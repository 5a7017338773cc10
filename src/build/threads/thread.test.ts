import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { createTasks } from './tasks.ts';
import { createThreads } from './thread.ts';

const tasks = createThreads();

describe('createThreads', () => {
  it('returns the results of the same tasks in this thread', async () => {
    const own = createTasks();
    const code = "import { World } from 'planck';\nnew World().step(1);\nexport {};\n";
    const [tokens, types] = await Promise.all([
      tasks.highlight(code, 'ts'),
      tasks.checkProgram(PROJECT_FOLDER, { code, language: 'ts' }),
    ]);
    expect(tokens).toEqual(await own.highlight(code, 'ts'));
    expect(types).toEqual(await own.checkProgram(PROJECT_FOLDER, { code, language: 'ts' }));
  });

  it('passes on why a task failed, and goes on', async () => {
    await expect(tasks.drawPreview('no picture')).rejects.toThrow(/SVG/);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';
    expect((await tasks.drawPreview(svg)).length).toBeGreaterThan(100);
  });
});
