import { useId } from 'react';
import { appId } from '../../../article/ids.ts';

/** An id for an element of a component. Those of React itself could be an anchor of the page. */
export function useAppId(): string {
  return appId(useId());
}
