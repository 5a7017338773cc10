import '../styles/index.css';

// Blocks are rendered by the build and are no part of the app, but their styles are.
import.meta.glob('../blocks/*.module.css', { eager: true });
