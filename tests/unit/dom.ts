// Adds to happy-dom what it lacks of a browser; loaded in front of each file of DOM tests.

// happy-dom has no doctype, of which KaTeX warns when it is loaded.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });

const REFLECTED = {
  ariaLabel: 'aria-label',
  ariaPressed: 'aria-pressed',
  ariaSelected: 'aria-selected',
};
for (const [property, attribute] of Object.entries(REFLECTED)) {
  Object.defineProperty(Element.prototype, property, {
    configurable: true,
    get(this: Element) {
      return this.getAttribute(attribute);
    },
    set(this: Element, value: string) {
      this.setAttribute(attribute, value);
    },
  });
}

// What is in the top layer only a browser knows.
HTMLElement.prototype.showPopover = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;
