import { useId } from 'react';
import { appId } from '../../../article/ids.ts';

/** Returns an id for an element of a component. React's own ids could be anchors of the page. */
export function useAppId(): string {
  return appId(useId());
}
