import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../../src/core/errors/configuration-error.js';
import { createWalletHost } from '../../../src/host/app/wallet-host.js';
import { connectHost } from '../../../src/host/child/connect-host.js';
import { connectWallet } from '../../../src/host/child/connect-wallet.js';
import type { HostWallet, HostWalletRequest } from '../../../src/host/host-wallet.js';
import { settle } from '../../support/virtual-clock.js';
import { AppWindow, BRIDGES } from '../support/app.js';

const ADDRESS = '0x0376AAc07Ad725E01357B1725B5ceC61aE10473c';
const REQUEST: HostWalletRequest = {
  chain: 'eip155:84532',
  method: 'eth_sendTransaction',
  params: [{ from: ADDRESS, to: ADDRESS, value: '0x1', data: '0x' }],
};
const HASH = `0x${'ab'.repeat(32)}`;

const createWallet = (prompts: ((hash: string) => void)[] = []): HostWallet => ({
  id: 'example.wallet',
  name: 'Example',
  accounts: () => Promise.resolve([ADDRESS]),
  selectChain: () => Promise.resolve(),
  sign: () => new Promise((resolve) => prompts.push(resolve)),
  subscribe: () => () => undefined,
});

/** An app with a wallet of which the test answers each prompt, and the pages that its WebView loads. */
const openApp = (bridge: keyof typeof BRIDGES) => {
  const prompts: ((hash: string) => void)[] = [];
  let page: AppWindow | undefined;
  const host = createWalletHost({
    wallet: createWallet(prompts),
    paymentId: 'pay_1',
    post: (json) => {
      page?.receive(json);
    },
  });
  const load = (paymentId = 'pay_1'): HostWallet => {
    page = new AppWindow(
      BRIDGES[bridge]!((text) => {
        host.receive(text);
      }),
    );
    const connection = connectHost({ origins: [], window: page.view })!;
    const checkout: { paymentId: string; wallets: readonly HostWallet[] | undefined } = {
      paymentId,
      wallets: undefined,
    };
    connectWallet(checkout, connection);
    connection.send({ type: 'ready' });
    return checkout.wallets![0]!;
  };
  return { prompts, load, host };
};

describe('the wallet of an app in JavaScript', () => {
  for (const bridge of Object.keys(BRIDGES))
    it(`is asked once, and answers the page that is loaded after the one that has asked: ${bridge}`, async () => {
      const { prompts, load } = openApp(bridge);
      const first = load();
      expect(await first.accounts(true)).to.deep.equal([ADDRESS]);
      void first.sign(REQUEST).catch(() => undefined);
      await settle();
      const second = load();
      const recalled = second.recall!(REQUEST);
      await settle();
      expect(prompts.length).to.equal(1);
      prompts[0]!(HASH);
      expect(await recalled).to.equal(HASH);
      expect(await load().recall!(REQUEST)).to.equal(HASH);
      expect(prompts.length).to.equal(1);
    });

  it('is refused without a payment: it would pay the requests of any', () => {
    for (const paymentId of [undefined, null, '', ' ', 1, {}, ['pay_1']])
      expect(
        () => createWalletHost({ wallet: createWallet(), paymentId: paymentId as string, post: () => undefined }),
        JSON.stringify(paymentId),
      )
        .to.throw(ConfigurationError, /Pass paymentId to createWalletHost/)
        .with.property('code', 'missing_payment_id');
  });

  it('is refused without one of its methods: a request could be asked and not be answered', () => {
    const post = () => undefined;
    expect(() => createWalletHost(undefined as never)).to.throw(ConfigurationError);
    for (const wallet of [
      undefined,
      null,
      {},
      ...['accounts', 'sign'].map((name) => ({ ...createWallet(), [name]: 1 })),
    ])
      expect(() => createWalletHost({ wallet: wallet as HostWallet, paymentId: 'pay_1', post }))
        .to.throw(ConfigurationError, /wallet: pass an object of which \w+ is a function/)
        .with.property('code', 'invalid_option');
  });
});
