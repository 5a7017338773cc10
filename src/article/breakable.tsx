import type { ReactNode } from 'react';

/** Returns text in which names can break between their words on narrow screens. */
export function breakable(text: string): ReactNode[] {
  return text
    .split(/(?<=\p{Ll})(?=\p{Lu})/u)
    .flatMap((word, index) => (index === 0 ? [word] : [<wbr key={index} />, word]));
}
