/**
 * Describes what code of a site threw, which can be any value: reading it can throw again.
 * @returns the message of an error, and the text of anything else
 */
export function errorMessage(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error) || NO_TEXT;
  } catch {
    // Such as an object without a prototype.
    return NO_TEXT;
  }
}

const NO_TEXT = 'no reason given';
