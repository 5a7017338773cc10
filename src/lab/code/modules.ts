/** What code may import, and where the editor's TypeScript finds its types. */
export const MODULES = {
  planck: '/planck.d.ts',
  'planck/with-testbed': '/planck.d.ts',
  '#scene': '/scene.ts',
} as const;
