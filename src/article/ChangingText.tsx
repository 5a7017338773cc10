/**
 * A text that can change while it is shown, or that has other content next to it. Translators replace text nodes by
 * elements, after which React can neither change a text nor insert something before it. Each text therefore has
 * an element, and another text gets another one.
 */
export function ChangingText({ children }: { children: string }) {
  // Stylesheets hide empty messages.
  return children === '' ? null : <span key={children}>{children}</span>;
}
