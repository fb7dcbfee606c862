import { createSystemClock } from '../../../demo/gateway/clock/system-clock.js';
import { SETTLEMENT_ADDRESS } from '../../../demo/gateway/rails/paper/paper-rail.js';
import { browserWalletPorts } from '../../../src/browser/wallets/wallet-ports.js';
import type { PayingInputs } from '../elements/pay-checkout.js';
import { clockPort } from '../environment/story-clock.js';
import {
  BASE_URL,
  connect,
  createPayment,
  createStoryGateway,
  type StoryPayment,
} from '../environment/story-payment.js';
import { createStoryPage, type StoryPage } from '../environment/story-page.js';
import { createStoryPorts } from '../environment/story-ports.js';
import type { Wire } from '../environment/wires.js';
import { createLiveWallet } from './live-wallet.js';

/** A payment in real time, with a page and a network that the user controls. */
export interface LivePayment extends StoryPayment {
  readonly page: StoryPage;
  /** Without a network, new and pending requests fail like `fetch` in a browser. */
  readonly setNetwork: (up: boolean) => void;
  /** Sends a request to the gateway over that network. */
  readonly send: (request: Request) => Promise<Response>;
  /** How the page pays with a wallet. */
  readonly paying: PayingInputs;
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
  const { client, send } = connect({ gateway, page }, network.wire);
  return {
    gateway,
    client,
    send,
    paymentId: id,
    expiresAt,
    // Only the wallet of the story: not those of whoever looks at it.
    ports: createStoryPorts(clockPort(clock), page, {
      wallet: { ...browserWalletPorts, findWallets: () => () => undefined },
    }),
    paying: {
      baseUrl: BASE_URL,
      chains: gateway.chains.join(' '),
      recipients: SETTLEMENT_ADDRESS,
      wallets: [createLiveWallet(gateway)],
    },
    page,
    setNetwork: (up) => {
      // The network changes first, so that a request that the event triggers already uses it.
      network.set(up);
      page.setOnline(up);
    },
  };
};
