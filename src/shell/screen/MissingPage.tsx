import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../fetch/part.ts';
import type { MissingPageHelpProps } from './missing/MissingPageHelp.tsx';

/** What helps to find a page that doesn't exist. Loaded only then, and not in the HTML of the not-found page. */
export function MissingPage(props: MissingPageHelpProps) {
  const [Help, setHelp] = useState<ComponentType<MissingPageHelpProps>>();
  useEffect(() => {
    loadPart(import('./missing/MissingPageHelp.tsx')).then(
      ({ MissingPageHelp }) => setHelp(() => MissingPageHelp),
      // The page has links, too.
      console.warn,
    );
  }, []);
  return Help ? <Help {...props} /> : null;
}
