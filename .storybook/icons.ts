/** Where icons cannot be served from here, elements show letters instead. */
const LONGEST_WAIT_MS = 3_000;

const isServed = (workers: ServiceWorkerContainer): Promise<unknown> =>
  new Promise((resolve) => {
    if (workers.controller) resolve(undefined);
    workers.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

const serve = async (): Promise<void> => {
  // Absent on pages that came over a network in the clear.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  await workers.register('icons-worker.js');
  await isServed(workers);
};

let served: Promise<void> | undefined;

/** Resolves when the icons of the stories come from this Storybook, and not from the world outside. */
export const serveIcons = (): Promise<void> => (served ??= serve().catch(() => undefined));
