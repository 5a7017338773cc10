import { afterEach, expect, it, vi } from 'vitest';
import { BELOW_PROJECT, useTemporaryFolder } from '../../tests/unit/temporaryFolder.ts';
import { importSiteModule } from './siteModule.ts';

const folder = useTemporaryFolder(BELOW_PROJECT);

afterEach(() => {
  vi.unstubAllEnvs();
});

function load(text: string) {
  folder.put('site.config.ts', text);
  return importSiteModule(folder.at('site.config.ts'), folder.at('bundle'), { reuse: true });
}

it('imports a module', async () => {
  expect(await load('const title: string = "A";\nexport default { title };')).toMatchObject({
    default: { title: 'A' },
  });
});

it('throws what the module throws', async () => {
  await expect(load('throw new TypeError("no");')).rejects.toThrow(new TypeError('no'));
});

it('stops a module that never ends', async () => {
  vi.stubEnv('TIME_LIMIT', '1');
  await expect(load('for (;;);')).rejects.toThrow('it did not finish within 1 s');
});

it.each([
  ['ends the process', 'process.exit(0);'],
  ['awaits something that never happens', 'await new Promise(() => {});'],
])('stops a module that %s', async (_what, text) => {
  await expect(load(text)).rejects.toThrow(
    'it ends the process, or awaits something that never happens',
  );
});
