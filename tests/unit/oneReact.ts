// NODE_ENV selects React's development or production build when React is first loaded. Test files share
// modules, and one of them sets NODE_ENV, so React is loaded here, before any of them could mix builds.
import 'react';
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';
import 'react-dom/server';
