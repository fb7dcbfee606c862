// Serves the https icon URLs of the stories and of their gateway from folders beside this file, so that no request leaves the page.
const FOLDERS = { 'icons.example': 'icons', 'gateway.example': 'gateway' };

globalThis.addEventListener('install', () => {
  void globalThis.skipWaiting();
});
globalThis.addEventListener('activate', (event) => {
  event.waitUntil(globalThis.clients.claim());
});
globalThis.addEventListener('fetch', (event) => {
  const { hostname, pathname } = new URL(event.request.url);
  const folder = FOLDERS[hostname];
  if (folder) event.respondWith(fetch(new URL(`${folder}${pathname}`, globalThis.registration.scope)));
});
