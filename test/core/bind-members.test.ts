import { expect } from '@open-wc/testing';
import { createEvmWallet } from '../../src/browser/wallets/evm-provider.js';
import { isPayError, type PayError } from '../../src/core/errors/pay-error.js';
import * as host from '../../src/host/index.js';
import { connectWallet } from '../../src/host/child/connect-wallet.js';
import type { WalletCheckout } from '../../src/host/host-wallet.js';
import * as wallet from '../../src/wallet/index.js';
import type { SignatureRequest } from '../../src/wallet/wallet-request.js';
import { AppWindow, BRIDGES } from '../host/support/app.js';
import { CONTAINERS, type Keep } from '../support/containers.js';
import { BASE_URL } from '../support/sandbox.js';
import { waitUntil } from '../support/wait-until.js';
import { Browser, CHAIN, pay, rest } from '../support/wallet/paying-browser.js';
import { ADDRESS, TestWallet } from '../support/wallet/test-wallet.js';

const createWallet = () => {
  const signer = new TestWallet();
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_chainId: () => `0x${BigInt(CHAIN.slice('eip155:'.length)).toString(16)}`,
    eth_signTypedData_v4: ([account, text]) =>
      signer.sign({ chain: CHAIN, method: 'eth_signTypedData_v4', params: [account, text] } as SignatureRequest),
  };
  // Wallets change what they get, and send it on to their extension.
  const request = async ({
    method,
    params = [],
  }: {
    readonly method: string;
    readonly params?: readonly unknown[];
  }) => {
    structuredClone(Object.assign(params, { own: true }));
    return (answers[method] ?? (() => [ADDRESS]))(params);
  };
  return createEvmWallet({ request }, { id: 'wallet.example', name: 'Wallet' });
};

/** A page in an app, and the messages that it has sent. */
const openApp = () => {
  const sent: unknown[] = [];
  const app = new AppWindow(BRIDGES['WKWebView']!((text) => sent.push(text)));
  return { app, sent };
};

/** Uses each object with bound members, as an app that keeps it in a container. */
const USES: Readonly<Record<string, (keep: Keep) => unknown>> = {
  createPaymentFlow: async (keep) => {
    const browser = await Browser.open();
    const flow = keep(browser.openTab({ client: keep(browser.createClient()) }));
    flow.subscribe((state) => keep(state));
    flow.pick(keep(createWallet()));
    await rest(flow);
    const { state } = flow;
    // The wallet as the page gets it from the flow.
    flow.pick(keep(state.kind === 'choosing' ? state.wallet : createWallet()));
    await rest(flow);
    await pay(flow);
    expect([flow.state.kind, await browser.getStatus()]).to.deep.equal(['sent', 'processing']);
    flow.stop();
  },
  connectHost: (keep) => {
    const { app, sent } = openApp();
    const connection = keep(host.connectHost({ origins: [], window: app.view })!);
    const checkout: WalletCheckout = { paymentId: 'pay_1', wallets: [] };
    const disconnect = connectWallet(checkout, connection);
    app.receive({ protocol: host.PROTOCOL, v: host.PROTOCOL_VERSION, type: 'wallet', id: 'a.example', name: 'A' });
    checkout.wallets = keep([...checkout.wallets!]);
    expect(checkout.wallets.map(({ name }) => name)).to.deep.equal(['A']);
    disconnect();
    expect([checkout.wallets, connection.handles.length > 0]).to.deep.equal([[], true]);
    connection.send({ type: 'ready' });
    connection.close();
    expect(sent).to.have.length(2);
  },
  embedCheckout: async (keep) => {
    const options = { src: `${BASE_URL}/?pid=pay_1`, title: 'Checkout' };
    const own = keep(host.embedCheckout(document.body, options));
    own.setTheme('dark');
    own.setLocale('de');
    own.resume();
    own.close();
    expect(own.frame.isConnected).to.equal(true);
    own.destroy();
    await waitUntil(() => !document.querySelector('iframe'));
  },
};

describe('what the public functions and classes return', () => {
  for (const [where, keep] of Object.entries(CONTAINERS))
    for (const [name, use] of Object.entries(USES))
      it(`works ${where}: ${name}`, async () => {
        await use(keep);
      });

  it('may be an error behind a Proxy', () => {
    const error: PayError = new wallet.WalletError('rejected', 'No.');
    for (const keep of Object.values(CONTAINERS))
      expect([isPayError(keep(error)), keep(error).code]).to.deep.equal([true, 'rejected']);
    expect(isPayError(new Proxy(error, {}))).to.equal(true);
    expect(isPayError({ ...error })).to.equal(false);
  });
});
