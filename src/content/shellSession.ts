/** Where bash, PowerShell, and cmd wait for a command. */
const PROMPT = /^(?:\$|PS(?: [^>]*)?>|[A-Z]:\\[^>]*>) /;
/** Where they wait for the rest of one. Elsewhere, the same sign can begin a line of output. */
const CONTINUATION = /^>>?(?: |$)/;
/** Lines of a command. A quote that is never closed would make all that follows part of it. */
const MAX_LINES = 500;

/** `<<EOF`, whose text ends at a line `EOF`. */
const HEREDOC = /(?<!<)<<-?[ \t]*(["']?)([A-Z_a-z]\w*)\1/;
const WHOLE_HEREDOC = new RegExp(
  String.raw`${HEREDOC.source}(.*)\n(?:[\s\S]*?\n)?\t*\2(?=\n|$)`,
  'g',
);
const QUOTED_OR_COMMENT = /\\[\s\S]|'[^']*'|"(?:\\[\s\S]|[^"\\])*"|(?<=^|\s)#.*/g;
const STARTS = String.raw`(?<=(?:^|[;&|({\n])\s*|\b(?:do|then|else)\s+)`;
/** What opens a part of a command, and what closes it. */
const PAIRS = [
  [/\(/g, /\)/g],
  [/\{/g, /\}/g],
  [
    new RegExp(`${STARTS}(?:if|for|while|until|case|select)\\b`, 'g'),
    new RegExp(`${STARTS}(?:fi|done|esac)\\b`, 'g'),
  ],
] as const;

/**
 * Distinguishes commands from output by their prompts. A command continues on the next line as long as a shell would wait
 * for the rest, such as after a backslash or within a heredoc.
 * @returns the length of the prompt of each line of a command, which is 0 where it continues without one; undefined
 * for output
 */
export function readSession(lines: string[]): (number | undefined)[] {
  const read: (number | undefined)[] = [];
  while (read.length < lines.length) {
    const rest = lines.slice(read.length, read.length + MAX_LINES);
    const prompt = PROMPT.exec(rest[0] ?? '')?.[0].length;
    if (prompt === undefined) read.push(...rest.slice(0, outputLines(rest)).map(() => undefined));
    else read.push(...readCommand(rest, prompt));
  }
  return read;
}

/** How many lines of output are read together: those of a heredoc are not commands, whatever they look like. */
function outputLines(lines: string[]): number {
  const word = HEREDOC.exec(lines[0] ?? '')?.[2];
  const end = lines.findIndex((line) => line.replace(/^\t+/, '') === word);
  return end < 0 ? 1 : end + 1;
}

/** The lengths of the prompts of a command at the first line: either all lines below have one, or none. */
function readCommand(lines: string[], prompt: number): number[] {
  const prompted = readLines(lines, prompt, (line) => CONTINUATION.exec(line)?.[0].length);
  if (prompted.isWhole) return prompted.lengths;
  const plain = readLines(lines, prompt, (line, above) =>
    PROMPT.test(line) && !HEREDOC.test(above) ? undefined : 0,
  );
  return plain.isWhole ? plain.lengths : prompted.lengths;
}

/** @param promptOf the length of a line's prompt, after the lines above; undefined if it doesn't continue them */
function readLines(
  lines: string[],
  prompt: number,
  promptOf: (line: string, above: string) => number | undefined,
) {
  const lengths = [prompt];
  let command = lines[0]?.slice(prompt) ?? '';
  while (isUnfinished(command)) {
    const line = lines[lengths.length];
    const length = line === undefined ? undefined : promptOf(line, command);
    if (line === undefined || length === undefined) return { lengths, isWhole: false };
    lengths.push(length);
    command += `\n${line.slice(length)}`;
  }
  return { lengths, isWhole: true };
}

/** Whether a shell would wait for another line. */
function isUnfinished(command: string): boolean {
  const outside = command.replace(WHOLE_HEREDOC, '$3');
  const bare = outside.replace(QUOTED_OR_COMMENT, '_');
  const count = (pattern: RegExp) => bare.match(pattern)?.length ?? 0;
  return (
    HEREDOC.test(outside) ||
    /['"]|(?:\\| `|\||&&)$/.test(bare) ||
    PAIRS.some(([open, close]) => count(open) > count(close))
  );
}
