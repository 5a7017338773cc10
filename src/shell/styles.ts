import '../styles/index.css';

/**
 * Styles of blocks, which only the build renders. They are exported, here and by the app's entry, because the bundler
 * drops styles that nothing references.
 */
export const blockStyles = import.meta.glob(
  ['../blocks/*.module.css', '../lab/blocks/*.module.css'],
  // Without this option, the app would contain a module object for each file in addition to its class names.
  { eager: true, import: 'default' },
);
