import { expect, it } from 'vitest';
import { compilePages } from '../../../tests/unit/compileContext.ts';
import { defaultConfig } from '../../config/load.ts';
import { assembleSite } from '../../site/assemble.ts';
import { engineFileProblems } from './engineFiles.ts';

it('reports public files that would replace a page', async () => {
  const pages = await compilePages({ 'index.md': '# Home', 'world/ray.md': '# Ray' });
  const replacing = ['/index.html', '/world/ray/index.html', '/world/ray.json', '/404.html'];
  const others = ['/world/ray.svg', '/index.txt', '/world.html'];
  const publicFiles = [...replacing, '/offline.json', ...others];
  const files = { configFile: 'site.config.ts', pagesFolder: 'docs/pages', publicFiles };
  const site = assembleSite(defaultConfig('Engine'), pages, files);
  const { problems } = engineFileProblems(site, files);
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'docs/public/index.html would replace the page docs/pages/index.md',
    'docs/public/world/ray/index.html would replace the page docs/pages/world/ray.md',
    'docs/public/world/ray.json would replace the page docs/pages/world/ray.md',
    'docs/public/404.html would replace the page /404',
    'docs/public/offline.json would replace the page /offline',
  ]);
});
