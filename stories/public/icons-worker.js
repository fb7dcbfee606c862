// Serves the https icon URLs of the stories from the folder beside this file, so that no request leaves the page.
const HOST = 'icons.example';

globalThis.addEventListener('install', () => {
  void globalThis.skipWaiting();
});
globalThis.addEventListener('activate', (event) => {
  event.waitUntil(globalThis.clients.claim());
});
globalThis.addEventListener('fetch', (event) => {
  const { hostname, pathname } = new URL(event.request.url);
  if (hostname === HOST) event.respondWith(fetch(new URL(`icons${pathname}`, globalThis.registration.scope)));
});
