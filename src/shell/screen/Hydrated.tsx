import { useEffect, useRef } from 'react';

/** Says once that everything before it has been hydrated. */
export function Hydrated({ then }: { then: () => void }) {
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    then();
  }, [then]);
  return null;
}
