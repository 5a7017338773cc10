// Runs first in pages of an engine that reports no console messages, and posts them to the test's server.

/** Synchronous, so that no message is under way when a test ends. */
function post(message: string): void {
  const request = new XMLHttpRequest();
  request.open('POST', '/complaints', false);
  try {
    request.send(message);
  } catch {
    // The test has taken the server offline, and expects the page to complain.
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
