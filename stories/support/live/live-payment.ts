import { createSystemClock } from '../../../demo/gateway/clock/system-clock.js';
import { clockPort } from '../world/story-clock.js';
import { connect, createPayment, createStoryGateway, type StoryPayment } from '../world/story-payment.js';
import { createStoryPage, type StoryPage } from '../world/story-page.js';
import { createStoryPorts } from '../world/story-ports.js';
import type { Wire } from '../world/wires.js';

/** A payment in real time, on a page and a network that can be told what to do. */
export interface LivePayment extends StoryPayment {
  readonly page: StoryPage;
  /** While the network is cut, requests fail as `fetch` does in a browser; so do those that were under way. */
  readonly setNetwork: (up: boolean) => void;
}

const createNetwork = () => {
  let up = new AbortController();
  const wire: Wire = (ask) => (request) =>
    ask(new Request(request, { signal: AbortSignal.any([request.signal, up.signal]) }));
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
      // A device hears of the loss after the requests, and of the return before them.
      network.set(up);
      page.setOnline(up);
    },
  };
};
