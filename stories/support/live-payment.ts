import { createSystemClock } from '../../demo/gateway/clock/system-clock.js';
import { clockPort } from './story-clock.js';
import { connect, createPayment, createStoryGateway, type StoryPayment } from './story-payment.js';
import { createStoryPage, createStoryPorts } from './story-ports.js';
import type { Wire } from './wires.js';

/** A payment in real time, with a network that can be cut. */
export interface LivePayment extends StoryPayment {
  readonly cut: () => void;
  readonly restore: () => void;
}

/** While the network is cut, requests fail as `fetch` does in a browser; so do those that were under way. */
const createNetwork = () => {
  let up = new AbortController();
  const wire: Wire = (ask) => (request) =>
    ask(new Request(request, { signal: AbortSignal.any([request.signal, up.signal]) }));
  return {
    wire,
    cut: () => {
      up.abort(new TypeError('Failed to fetch'));
    },
    restore: () => {
      up = new AbortController();
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
    client: connect(gateway, network.wire).client,
    paymentId: id,
    expiresAt,
    ports: createStoryPorts(clockPort(clock), { page }),
    cut: () => {
      page.setOnline(false);
      network.cut();
    },
    restore: () => {
      network.restore();
      page.setOnline(true);
    },
  };
};
