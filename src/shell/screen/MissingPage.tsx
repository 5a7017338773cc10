import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../fetch/part.ts';
import type { MissingPageHelpProps } from './missing/MissingPageHelp.tsx';

/** Helps to find a page that doesn't exist. Loaded on demand, and not part of the HTML of the not-found page. */
export function MissingPage(props: MissingPageHelpProps) {
  const [Help, setHelp] = useState<ComponentType<MissingPageHelpProps>>();
  useEffect(() => {
    loadPart(import('./missing/MissingPageHelp.tsx')).then(
      ({ MissingPageHelp }) => setHelp(() => MissingPageHelp),
      // A warning suffices, because the page itself has links as well.
      console.warn,
    );
  }, []);
  return Help ? <Help {...props} /> : null;
}
