/** `01-intro/02_start.md` to `intro/start.md`: numbers at the start of names order pages, and aren't part of addresses. */
export function withoutNumbers(name: string): string {
  return name
    .split('/')
    .map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, ''))
    .join('/');
}
