/**
 * Renders text that can change while it is visible, or that has siblings. Translators replace text nodes with elements,
 * after which React can neither change a text nor insert something before it. Each text is therefore in an element, and
 * a new text gets a new element.
 */
export function ChangingText({ children }: { children: string }) {
  // Stylesheets hide empty messages.
  return children === '' ? null : <span key={children}>{children}</span>;
}
