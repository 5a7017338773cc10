import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../siteContext.ts';
import type { MissingPageHelpProps } from './missing/MissingPageHelp.tsx';

/** What helps to find a page that doesn't exist. Loaded only then, and not in the HTML of the not-found page. */
export function MissingPage() {
  const { pathname } = useLocation();
  const { basePath } = useSite().config;
  const [Help, setHelp] = useState<ComponentType<MissingPageHelpProps>>();
  useEffect(() => {
    import('./missing/MissingPageHelp.tsx').then(
      ({ MissingPageHelp }) => setHelp(() => MissingPageHelp),
      // The page has links, too.
      console.warn,
    );
  }, []);
  return Help ? <Help path={pathname} basePath={basePath} /> : null;
}
