import { expect } from '@open-wc/testing';
import { embedCheckout, type EmbeddedCheckout } from '../../../src/host/parent/embed-checkout.js';
import type { EmbedOptions } from '../../../src/host/parent/embed-options.js';
import type { attachCheckout } from '../../../src/host/child/attach-checkout.js';
import type { connectHost } from '../../../src/host/child/connect-host.js';
import { settle, VirtualClock } from '../../support/virtual-clock.js';

/** The window of test/host/support/checkout-page.html. */
export type CheckoutWindow = Window & {
  readonly connectHost: typeof connectHost;
  readonly attachCheckout: typeof attachCheckout;
  readonly eval: (code: string) => unknown;
};

export const PAGE_URL = new URL('/test/host/support/checkout-page.html', location.href).href;

/** The time limit for messages between windows, milliseconds. They take a few on an idle machine. */
const DEADLINE_MS = 15_000;

/** Waits for a condition that the browser fulfils asynchronously, such as a message between windows. */
export const until = async (what: string, holds: () => boolean): Promise<void> => {
  const from = performance.now();
  while (!holds()) {
    if (performance.now() - from > DEADLINE_MS) expect.fail(`not in time: ${what}`);
    await settle();
  }
};

/** Resolves to the window of a frame when its page has loaded. */
export const getCheckoutWindow = async (frame: HTMLIFrameElement): Promise<CheckoutWindow> => {
  await until('the page in the frame', () => {
    const page = frame.contentWindow as Partial<CheckoutWindow> | null;
    return page?.connectHost !== undefined && page.document?.readyState === 'complete';
  });
  return frame.contentWindow as CheckoutWindow;
};

const embedded = new Set<EmbeddedCheckout>();
const containers = new Set<Element>();

afterEach(() => {
  for (const checkout of embedded) checkout.destroy();
  for (const container of containers) container.remove();
  embedded.clear();
  containers.clear();
});

/** Messages and events that a host has received, in order, as `name` and value. */
export type HostEvent = readonly [name: string, value?: unknown];

export interface Embedding {
  readonly checkout: EmbeddedCheckout;
  readonly container: Element;
  readonly hostEvents: HostEvent[];
  readonly gone: string[];
  readonly clock: VirtualClock;
  readonly page: () => Promise<CheckoutWindow>;
}

/** Embeds a checkout in the test page, and records what its host receives. */
export const embed = (options: Partial<EmbedOptions> = {}): Embedding => {
  const hostEvents: HostEvent[] = [];
  const gone: string[] = [];
  const clock = new VirtualClock();
  const container = document.body.appendChild(document.createElement('div'));
  const checkout = embedCheckout(container, {
    src: PAGE_URL,
    title: 'Checkout',
    clock,
    navigate: (url) => gone.push(url),
    onReady: () => hostEvents.push(['ready']),
    onStatus: (status) => hostEvents.push(['status', status]),
    onFinal: (payment) => hostEvents.push(['final', payment]),
    onClose: (reason) => hostEvents.push(['close', reason]),
    ...options,
  });
  embedded.add(checkout);
  containers.add(container);
  return { checkout, container, hostEvents, gone, clock, page: () => getCheckoutWindow(checkout.frame) };
};
