import type { Plugin } from 'vite';

/**
 * React Router creates all its components and contexts, and names them, when it is imported. Bundlers keep what has
 * effects, so unused components, such as links and forms, would be 4 KB of the app.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\w*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
