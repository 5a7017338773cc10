/** What code may import, and where the editor's TypeScript finds its types. */
export const MODULES: Readonly<Record<string, string>> = {
  planck: '/planck.d.ts',
  'planck/with-testbed': '/planck.d.ts',
  '#scene': '/scene.ts',
};
