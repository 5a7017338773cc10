import '../styles/index.css';

/**
 * Styles of blocks, which only the build renders. They are exported, here and by the app's entry,
 * because the bundler drops styles that nothing references.
 */
export const blockStyles = import.meta.glob(
  // The playground is on one page only, and its styles come with its script.
  ['../blocks/*.module.css', '../lab/blocks/{Goal,Scene,Wired}.module.css'],
  { eager: true },
);
