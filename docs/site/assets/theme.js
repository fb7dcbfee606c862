// Before the page is painted, and not deferred: the theme that the reader has chosen.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? '';
} catch {
  // Storage is blocked: the theme follows the system.
}
