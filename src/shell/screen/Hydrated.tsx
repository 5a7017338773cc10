import { useEffect, useRef } from 'react';

/** Calls `then` once, when everything before it has been hydrated. */
export function Hydrated({ then }: { then: () => void }) {
  const isCalled = useRef(false);
  useEffect(() => {
    if (isCalled.current) return;
    isCalled.current = true;
    then();
  }, [then]);
  return null;
}
