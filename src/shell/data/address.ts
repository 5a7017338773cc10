import { replaceAddress } from '../../address/replaceAddress.ts';

/** Sets a parameter of the address, or removes it if the value is empty, without adding a history entry. */
export function setParameter(name: string, value: string): void {
  const url = new URL(location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  if (url.href !== location.href) replaceAddress(url.href);
}

/** Returns whether a stored text is a path of this site that is safe to link to. */
export function isPath(text: string): boolean {
  // Browsers treat a backslash as a slash, and two leading slashes as another host.
  return /^\/(?!\/)[^\p{Cc}\\]*$/u.test(text);
}
