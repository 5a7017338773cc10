import { type ComponentType, useEffect, useState } from 'react';

/** What helps to find a page that doesn't exist. Loaded only then, and not in the HTML of the not-found page. */
export function MissingPage() {
  const [Help, setHelp] = useState<ComponentType>();
  useEffect(() => {
    import('./missing/MissingPageHelp.tsx').then(
      ({ MissingPageHelp }) => setHelp(() => MissingPageHelp),
      (error) => console.warn('Help could not be loaded; the page has links.', error),
    );
  }, []);
  return Help ? <Help /> : null;
}
