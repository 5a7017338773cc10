/** The modules that code can import, with the declarations that the editor uses for them. */
export const IMPORTABLE = {
  planck: '/planck.d.ts',
  'planck/with-testbed': '/planck.d.ts',
  '#scene': '/scene.ts',
} as const;
