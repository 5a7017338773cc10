/** Matches spaces and markers of lists and quotes at the start of a line. */
export const CONTAINERS = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;

/** Matches the start of fenced code. A line with more backticks after the first ones is text. */
const OPENING = new RegExp(`${CONTAINERS.source}(~{3,}|\`{3,}(?![^\`]*\`))`);

/** Matches the end of fenced code, possibly in a quote. */
const CLOSING = /^[ \t>]*(`{3,}|~{3,})\s*$/;

/** Returns for each line of a page whether it is part of fenced code, including the fences. */
export function fencedLines(lines: string[]): boolean[] {
  let open: string | undefined;
  return lines.map((line) => {
    const wasOpen = open !== undefined;
    if (open === undefined) open = OPENING.exec(line)?.[1];
    else if (CLOSING.exec(line)?.[1]?.startsWith(open)) open = undefined;
    return wasOpen || open !== undefined;
  });
}
