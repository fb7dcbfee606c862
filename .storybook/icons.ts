/** Without icons after this time, elements show letters instead. */
const MAX_WAIT_MS = 3_000;

const isServed = (workers: ServiceWorkerContainer): Promise<unknown> =>
  new Promise((resolve) => {
    if (workers.controller) resolve(undefined);
    workers.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, MAX_WAIT_MS);
  });

const serve = async (): Promise<void> => {
  // Undefined in insecure contexts.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  await workers.register('icons-worker.js');
  await isServed(workers);
};

let served: Promise<void> | undefined;

/** Resolves when the service worker serves the icons, so that no external request is sent. */
export const serveIcons = (): Promise<void> => (served ??= serve().catch(() => undefined));
