import '../styles/index.css';

/**
 * Styles of blocks, which only the build renders. They are exported, here and by the app's entry,
 * because the bundler drops styles that nothing references.
 */
export const blockStyles = import.meta.glob(
  ['../blocks/*.module.css', '../lab/blocks/*.module.css'],
  // Without this, the app would have a module object for each, next to its names.
  { eager: true, import: 'default' },
);
