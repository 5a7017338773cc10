const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'shellsession', 'powershell']);

/** Matches the prompts of bash, PowerShell, and cmd. */
const PROMPT = /^(?:\$|PS(?: [^>]*)?>|[A-Z]:\\[^>]*>) /;

/**
 * Returns the length of each line's prompt in characters, or undefined for output. A line that ends with a backslash or
 * a backtick continues. If no line has a prompt, or the language isn't a shell's, all lines are commands.
 */
export function readSession(language: string, lines: string[]): (number | undefined)[] | undefined {
  if (!SHELLS.has(language)) return undefined;
  let isContinued = false;
  const prompts = lines.map((line) => {
    const [prompt] = (isContinued ? /^(?:> )?/ : PROMPT).exec(line) ?? [];
    isContinued = prompt !== undefined && /[\\`]$/.test(line);
    return prompt?.length;
  });
  return prompts.some((length) => length !== undefined) ? prompts : undefined;
}
