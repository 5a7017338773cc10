/** Matches the start or the end of fenced code, possibly in a quote. */
const FENCE = /^[ \t>]*(`{3,}|~{3,})(.*)$/;

/** Returns for each line of a page whether it is part of fenced code, including the fences. */
export function fencedLines(lines: string[]): boolean[] {
  let open: string | undefined;
  return lines.map((line) => {
    const wasOpen = open !== undefined;
    const [, fence = '', info = ''] = FENCE.exec(line) ?? [];
    if (!wasOpen && fence !== '') open = fence;
    else if (open !== undefined && fence.startsWith(open) && info.trim() === '') open = undefined;
    return wasOpen || open !== undefined;
  });
}
