// Posts console messages to the test's server, for engines that do not report them. Runs first in a page.

// A service worker's requests are not the page's, and can outlive it; offline.trust.spec.ts tests it.
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/** Posts a message synchronously, so that none is pending when a test ends. */
function post(message: string): void {
  const request = new XMLHttpRequest();
  request.open('POST', '/complaints', false);
  try {
    request.send(message);
  } catch {
    // The server is offline on purpose.
  }
}

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...parts: unknown[]) => {
    post(parts.map(String).join(' '));
    original.apply(console, parts);
  };
}
addEventListener(
  'error',
  ({ message, target }) => {
    post(message ?? `${(target as Element).outerHTML} could not be loaded`);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => post(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  post(`${blockedURI} violates ${violatedDirective}`);
});
