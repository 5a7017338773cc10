import './styles.ts';

import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { ShellConfig } from '../site/shellConfig.ts';
import type { PageView, SidebarView } from '../site/view.ts';
import { createRoutes, routerBase } from './routes.tsx';
import { SiteContext } from './siteContext.ts';

/** The HTML of `#root` for one page: exactly what the browser's first render makes of it. */
export async function renderShell(
  config: ShellConfig,
  view: PageView,
  sidebar: SidebarView | undefined,
): Promise<string> {
  const { basePath } = config;
  const { query, dataRoutes } = createStaticHandler(
    createRoutes(() => Promise.resolve(view), basePath),
    { basename: routerBase(basePath) },
  );
  const context = await query(new Request(`http://localhost${basePath}${view.path}`));
  if (context instanceof Response) throw new Error(`${view.path} answers with a redirect`);
  return renderToString(
    <SiteContext value={{ config, sidebar: () => sidebar }}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteContext>,
  );
}
