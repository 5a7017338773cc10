// Adds to happy-dom what it lacks of a browser; loaded before each file of DOM tests. ARIA reflection
// stays missing, because Firefox before 119 lacks it, too.

// happy-dom has no doctype, and KaTeX warns about that when it is loaded.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });

// Only a browser has a top layer.
HTMLElement.prototype.showPopover = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;
