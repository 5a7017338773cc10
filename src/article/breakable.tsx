import type { ReactNode } from 'react';
import { nameParts } from './nameParts.ts';

/** A text whose names can break between their words. */
export function breakable(text: string): ReactNode[] {
  return nameParts(text).flatMap((part, index) =>
    index === 0 ? [part] : [<wbr key={index} />, part],
  );
}
