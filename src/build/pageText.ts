import { isUtf8 } from 'node:buffer';
import type { Problem } from '../config/problem.ts';

const SAVE_AS_UTF8 = 'save the file as UTF-8';

/** Decodes the text of a page. With problems, the text is as much of it as can be read. */
export function decodePage(bytes: Uint8Array, file: string): { text: string; problems: Problem[] } {
  const utf16 = utf16Name(bytes);
  if (utf16) {
    const text = new TextDecoder(utf16).decode(bytes);
    const message = 'the file is encoded as UTF-16';
    return { text, problems: [{ file, message, fix: SAVE_AS_UTF8 }] };
  }
  const text = new TextDecoder().decode(bytes);
  const invalid = isUtf8(bytes) ? undefined : invalidLine(bytes);
  if (invalid !== undefined) {
    const message = 'the line is not valid UTF-8';
    return { text, problems: [{ file, line: invalid, message, fix: SAVE_AS_UTF8 }] };
  }
  const nul = text.indexOf('\0');
  if (nul < 0) return { text, problems: [] };
  const line = text.slice(0, nul).split(/\r\n?|\n/).length;
  const message = 'the line contains a NUL character';
  const fix = 'remove it; if the file is no text, move it to public/';
  return { text, problems: [{ file, line, message, fix }] };
}

/** By its byte order mark. */
function utf16Name([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Returns the first line that is not valid UTF-8, which has no line break within a character. */
function invalidLine(bytes: Uint8Array): number | undefined {
  let start = 0;
  for (let line = 1; start <= bytes.length; line++) {
    const next = bytes.indexOf(0x0a, start);
    const end = next < 0 ? bytes.length : next;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
  return undefined;
}
