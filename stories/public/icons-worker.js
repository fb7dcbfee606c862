// Icons are at https addresses, as a gateway names them. Those of the stories are served from beside this file, so that
// nothing leaves the page.
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
