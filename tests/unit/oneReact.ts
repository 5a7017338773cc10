// React comes in two forms, and which one is loaded is decided by NODE_ENV when it is asked for first.
// Files that share modules must not mix them, and a test of the build sets NODE_ENV.
import 'react';
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';
import 'react-dom/server';
