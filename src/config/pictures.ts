import type { Config } from './schema.ts';

/** Address of a picture, or one for each theme. */
type Picture = Config['logoUrl'];

/** Matches what pages fill in the address of the picture of their link previews. */
export const PLACEHOLDER = /%(logo|title|description)/g;

/** Returns the addresses of a picture by theme. An address for both themes has the key `''`. */
export function pictureVariants(picture: Picture): Record<string, string> {
  return typeof picture === 'object' ? picture : picture === undefined ? {} : { '': picture };
}

/** Returns the address of a picture for places that have no dark theme. */
export function lightPicture(picture: Picture): string | undefined {
  return typeof picture === 'object' ? picture.light : picture;
}
