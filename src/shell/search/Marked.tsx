import type { Piece } from '../../search/excerpt.ts';

/** A text with its matches marked. */
export function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
