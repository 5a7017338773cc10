import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../fetch/part.ts';
import { useShell } from '../router/context.ts';

/** Helps to find a page that doesn't exist. Loaded on demand, and not part of the HTML of the not-found page. */
export function MissingPage() {
  const { basePath } = useShell().config;
  const [Help, setHelp] = useState<ComponentType<{ basePath: string }>>();
  useEffect(() => {
    loadPart(import('./missing/MissingPageHelp.tsx')).then(
      ({ MissingPageHelp }) => setHelp(() => MissingPageHelp),
      // A warning suffices, because the page itself has links as well.
      console.warn,
    );
  }, []);
  return Help ? <Help basePath={basePath} /> : null;
}
