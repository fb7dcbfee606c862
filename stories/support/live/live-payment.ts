import { createSystemClock } from '../../../demo/gateway/clock/system-clock.js';
import { clockPort } from '../environment/story-clock.js';
import { connect, createPayment, createStoryGateway, type StoryPayment } from '../environment/story-payment.js';
import { createStoryPage, type StoryPage } from '../environment/story-page.js';
import { createStoryPorts } from '../environment/story-ports.js';
import type { Wire } from '../environment/wires.js';

/** A payment in real time, with a page and a network that the user controls. */
export interface LivePayment extends StoryPayment {
  readonly page: StoryPage;
  /** Without a network, new and pending requests fail like `fetch` in a browser. */
  readonly setNetwork: (up: boolean) => void;
}

const createNetwork = () => {
  let up = new AbortController();
  const wire: Wire = (send) => (request) =>
    send(new Request(request, { signal: AbortSignal.any([request.signal, up.signal]) }));
  return {
    wire,
    set: (isUp: boolean) => {
      if (isUp) up = new AbortController();
      else up.abort(new TypeError('Failed to fetch'));
    },
  };
};

export const createLivePayment = async (): Promise<LivePayment> => {
  const clock = createSystemClock();
  const gateway = createStoryGateway(clock);
  const { id, expiresAt } = await createPayment(gateway);
  const network = createNetwork();
  const page = createStoryPage();
  return {
    gateway,
    client: connect({ gateway, page }, network.wire).client,
    paymentId: id,
    expiresAt,
    ports: createStoryPorts(clockPort(clock), page),
    page,
    setNetwork: (up) => {
      // The network changes first, so that a request that the event triggers already uses it.
      network.set(up);
      page.setOnline(up);
    },
  };
};
