import '../styles/index.css';

/**
 * Blocks are rendered by the build and are no part of the app, but their styles are. They are
 * exported, here and by the app's entry, because the bundler drops styles that nobody names.
 */
export const blockStyles = import.meta.glob(
  // The playground's styles come with its script: without script there is nothing to arrange.
  ['../blocks/*.module.css', '../lab/blocks/Scene.module.css'],
  { eager: true },
);
