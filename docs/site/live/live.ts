import './live.css';

type Show = (place: HTMLElement) => void;

/** The kinds of `data-live`. Each is loaded with its first place. */
const KINDS: Readonly<Record<string, () => Promise<Show>>> = {
  checkout: async () => (await import('./checkout.js')).showCheckout,
  status: async () => (await import('./status.js')).showStatus,
  states: async () => (await import('./states.js')).showStates,
  button: async () => (await import('./button.js')).showButton,
};

/** The distance from the window at which a place starts. */
const NEAR = '200px';

const start = async (place: HTMLElement): Promise<void> => {
  const load = KINDS[place.dataset['live'] ?? ''];
  // If a file is missing, the sentence inside stays.
  const show = await load?.().catch(() => undefined);
  show?.(place);
};

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void start(target as HTMLElement);
    }
  },
  { rootMargin: NEAR },
);

const [first, ...others] = document.querySelectorAll<HTMLElement>('[data-live]');
if (first) void start(first);
for (const place of others) observer.observe(place);
