/**
 * Describes what a site's code threw. That can be any value, and reading it can throw again.
 * @returns the message of an error, or the text of anything else
 */
export function errorMessage(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error) || NO_TEXT;
  } catch {
    // For example, an object without a prototype.
    return NO_TEXT;
  }
}

const NO_TEXT = 'no reason given';
