import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { evaluateConfig } from './evaluate.ts';

const folder = useTemporaryFolder();

it('knows the address of a config in a folder with signs in its name', async () => {
  const path = folder.at("$&'$1/config.ts");
  folder.put("$&'$1/config.ts", 'export default import.meta.url;');
  expect(await evaluateConfig(path)).toBe(pathToFileURL(path).href);
});
