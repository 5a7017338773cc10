import { beforeAll } from 'vitest';

// Adds browser features to happy-dom that it lacks; loaded before each file of DOM tests. Not ARIA
// reflection, because Firefox before 119 lacks it, too.

// happy-dom has no doctype, and KaTeX warns about that when it is loaded.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });

// happy-dom has no top layer.
HTMLElement.prototype.showPopover = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;

// Files share a document, in which tests could find what others have left.
beforeAll(() => document.body.replaceChildren());
