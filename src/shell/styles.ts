import '../styles/index.css';

/**
 * Blocks are rendered by the build and are no part of the app, but their styles are. They are
 * exported, here and by the app's entry, because the bundler drops styles that nobody names.
 */
export const blockStyles = import.meta.glob(
  // One page has a playground, and without script it has nothing to arrange.
  ['../blocks/*.module.css', '!../blocks/Playground.module.css'],
  { eager: true },
);
