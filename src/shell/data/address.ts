import { replaceAddress } from '../../address/replaceAddress.ts';

/** Sets a parameter of the address, or removes it if it is empty, without an entry in the history. */
export function setParameter(name: string, value: string): void {
  const url = new URL(location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  if (url.href !== location.href) replaceAddress(url.href);
}

/** Returns whether a stored text is a path of this site, and safe to link to. */
export function isPath(text: string): boolean {
  // Browsers read a backslash as a slash, and two slashes as another host.
  return /^\/(?!\/)[^\p{Cc}\\]*$/u.test(text);
}
