import { expect, it } from 'vitest';
import { readSession } from './shellSession.ts';

/** What is copied of a session: its commands, without their prompts. */
function commandsIn(session: string): string {
  const lines = session.split('\n');
  return readSession(lines)
    .flatMap((length, index) => (length === undefined ? [] : [lines[index]?.slice(length)]))
    .join('\n');
}

it.each([
  ['output marked by ">"', '$ node hello.js\n> Hello', 'node hello.js'],
  ['npm', '$ npm run build\n\n> site@1.0.0 build\n> vite build\n\nbuilt', 'npm run build'],
  ['output before a command', 'a\n> b\n$ c', 'c'],
  ['a comment between commands', '$ a\n# then\n$ b', 'a\nb'],
  ['a line that continues', '$ a \\\n  b \\\n  c\nd', 'a \\\n  b \\\n  c'],
  ['a continued line with prompts', '$ a \\\n> b \\\n> c\n> d', 'a \\\nb \\\nc'],
  ['a pipe', '$ a |\n> b\nc', 'a |\nb'],
  ['"&&"', '$ a &&\n  b\nc', 'a &&\n  b'],
  ['an open quote', "$ echo 'a\n> b'\nc", "echo 'a\nb'"],
  ['an open double quote', '$ echo "it\'s \\"a\nb"\nc', 'echo "it\'s \\"a\nb"'],
  ['a quote that is never closed', "$ echo it's\na\n$ b", "echo it's\nb"],
  ['two such quotes', "$ echo it's\n$ echo it's", "echo it's\necho it's"],
  ['quotes in a comment', "$ a # it's\nb", "a # it's"],
  ['a heredoc with prompts', '$ cat <<EOF\n> a\n>\n> EOF\na', 'cat <<EOF\na\n\nEOF'],
  ['a heredoc', '$ cat <<EOF\na\n\nEOF\na', 'cat <<EOF\na\n\nEOF'],
  [
    'a heredoc whose lines look like prompts',
    "$ cat > a.md <<'EOF'\n> it's\n$ b\nEOF\n> c\n$ d",
    "cat > a.md <<'EOF'\n> it's\n$ b\nEOF\nd",
  ],
  ['an indented heredoc', '$ cat <<-END | sort\n\tb\n\tEND\nb', 'cat <<-END | sort\n\tb\n\tEND'],
  ['an empty heredoc', '$ cat <<EOF\nEOF\na', 'cat <<EOF\nEOF'],
  ['a here-string', '$ cat <<<word\n> word', 'cat <<<word'],
  ['a loop', '$ for i in 1 2; do\n  echo done\ndone\n1', 'for i in 1 2; do\n  echo done\ndone'],
  ['a loop with prompts', '$ while a\n> do\n>   b\n> done\nc', 'while a\ndo\n  b\ndone'],
  ['a case', '$ case $1 in\n  a) b;;\nesac\nc', 'case $1 in\n  a) b;;\nesac'],
  ['a function', '$ f() {\n  a\n}\n$ f\nb', 'f() {\n  a\n}\nf'],
  ['words of a loop in arguments', '$ echo wait for it\n> it', 'echo wait for it'],
  ['a substitution at the end', '$ echo `date`\n> today', 'echo `date`'],
  ['PowerShell', 'PS C:\\x> a\nb\nPS> c\n> d', 'a\nc'],
  [
    'PowerShell that continues',
    'PS> a `\n>> b\nPS> c |\n>>   d {\n>> }\ne',
    'a `\nb\nc |\n  d {\n}',
  ],
  ['cmd', 'C:\\Users\\me> dir\nC:\\x.txt', 'dir'],
  ['a heredoc without a prompt', 'cat <<EOF\n$ a\nEOF', ''],
  ['no prompt', 'npm run build\n> vite build', ''],
  ['signs that are no prompts', '$a\n>b\n> c\n>>> d\nPS a\nC: > d', ''],
])('finds the commands of a session with %s', (_what, session, commands) => {
  expect(commandsIn(session)).toBe(commands);
});

it('reads long output after a quote that is never closed', () => {
  const output = Array.from({ length: 5000 }, () => 'a line of output');
  expect(readSession(["$ echo it's", ...output]).filter((length) => length !== undefined)).toEqual([
    2,
  ]);
});
