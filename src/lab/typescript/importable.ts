/** The modules that code can import, with the declarations that the editor uses for them. */
export const IMPORTABLE = {
  planck: '/planck.d.ts',
  'planck/with-testbed': '/planck.d.ts',
  '#scene': '/scene.ts',
} as const;

/** The library's package under its present or former name, or a file of it: `npm:planck@1.5.0/dist/planck.mjs`. */
const PACKAGE = /^(?:npm:)?planck(?:-js)?(?:@[^/]*)?(?:\/.*)?$/;

/** A URL whose path contains a folder or a script of the library: `/npm/planck@1/`, `/gh/piqnt/planck.js/`, `/planck.min.js`. */
const AT_CDN =
  /^https?:\/\/[^/?#]+(?:\/[^?#]*)?\/planck(?:[-.]js|-with-testbed)?(?:\.min)?(?:\.m?js)?(?:@[^/?#]*)?(?:[/?#]|$)/i;

/**
 * Returns the canonical name of an importable module. The library has many names: the package's former name, its
 * files, and its URLs at CDNs all become `planck`. Other names stay as they are.
 */
export function canonicalModule(specifier: string): string {
  if (Object.hasOwn(IMPORTABLE, specifier)) return specifier;
  return PACKAGE.test(specifier) || AT_CDN.test(specifier) ? 'planck' : specifier;
}
