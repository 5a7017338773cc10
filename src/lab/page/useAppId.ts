import { useState } from 'react';
import { appId } from '../../article/ids.ts';

/** An id for an element of a component. React's own are unique only within a root, and each scene has its own. */
export function useAppId(): string {
  const [id] = useState(() => appId(Math.random().toString(36).slice(2)));
  return id;
}
