/**
 * Changes the address of the current history entry and keeps the entry's state. Where the browser refuses, the address
 * stays as it is: in sandboxed frames, and in Safari after 100 changes in 30 seconds.
 */
export function replaceAddress(href: string): void {
  try {
    history.replaceState(history.state, '', href);
  } catch (error) {
    console.info('The browser did not allow a change of the address.', error);
  }
}
