// Turns reading offline off: a service worker that removes everything it stored, and itself. A build with
// `offline: false` in the config writes it as sw.js. To turn it off without a build, copy it over the sw.js of the
// deployed site. Keep it there for a few months, since browsers look at it when a reader comes back.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const prefix = `offline:${new URL(self.registration.scope).pathname}:`;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
