const { link, mode } = document.body.dataset;

if (link) {
  // Loaded on demand: without a link, the page needs no cryptography.
  const { openHost } = await import('./host-page.js');
  await openHost(link, mode === 'webview');
}
