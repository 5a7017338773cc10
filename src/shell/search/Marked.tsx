import type { Piece } from '../../search/excerpt.ts';

/** A text with what was looked for in it marked. */
export function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
