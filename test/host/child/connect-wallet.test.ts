import { expect } from '@open-wc/testing';
import type { WalletError } from '../../../src/core/errors/wallet-error.js';
import { connectWallet } from '../../../src/host/child/connect-wallet.js';
import { connectHost } from '../../../src/host/child/connect-host.js';
import type { HostWallet, HostWalletRequest } from '../../../src/host/host-wallet.js';
import { toEnvelope } from '../../../src/host/message.js';
import type { MessageFromHost, MessageToHost } from '../../../src/host/protocol.js';
import { settle } from '../../support/virtual-clock.js';
import { AppWindow, BRIDGES } from '../support/app.js';

const ADDRESS = '0x0376AAc07Ad725E01357B1725B5ceC61aE10473c';
const HASH = `0x${'ab'.repeat(32)}`;
const SIGNATURE_REQUEST: HostWalletRequest = {
  chain: 'eip155:84532',
  method: 'eth_signTypedData_v4',
  params: [ADDRESS, '{}'],
};
const TRANSACTION_REQUEST: HostWalletRequest = {
  chain: 'eip155:84532',
  method: 'eth_sendTransaction',
  params: [{ from: ADDRESS, to: ADDRESS, value: '0x1', data: '0x' }],
};
const ANNOUNCEMENT: MessageFromHost = {
  type: 'wallet',
  id: 'example.wallet',
  name: 'Example',
  chains: ['eip155:84532'],
};

/** How a promise has ended so far. */
interface Outcome {
  result?: unknown;
  error?: unknown;
}

const watch = (promise: Promise<unknown>): Outcome => {
  const outcome: Outcome = {};
  promise.then(
    (result) => (outcome.result = result),
    (error: unknown) => (outcome.error = error),
  );
  return outcome;
};

const getCode = ({ error }: Outcome): unknown => (error as WalletError | undefined)?.code;

/** A page in the WebView of an app, of which each page that it opens is one. */
const open = (paymentId = 'pay_1', bridge: keyof typeof BRIDGES = 'react-native-webview') => {
  const sent: MessageToHost[] = [];
  const window = new AppWindow(BRIDGES[bridge]!((text) => sent.push(JSON.parse(String(text)) as MessageToHost)));
  const connection = connectHost({ origins: [], window: window.view })!;
  const other = { id: 'other' } as HostWallet;
  const checkout: { paymentId: string; wallets: readonly HostWallet[] | undefined } = { paymentId, wallets: [other] };
  const disconnect = connectWallet(checkout, connection);
  const receive = (message: object) => {
    window.receive(toEnvelope(message));
  };
  const announce = (): HostWallet => {
    receive(ANNOUNCEMENT);
    return checkout.wallets![0]!;
  };
  const last = <Type extends MessageToHost['type']>(type: Type) =>
    sent.filter((message) => message.type === type).at(-1) as Extract<MessageToHost, { type: Type }> | undefined;
  return { sent, checkout, connection, other, disconnect, receive, announce, last };
};

describe("the wallet of a checkout's host", () => {
  it('is offered before the other wallets once it is announced, with safe text and picture', () => {
    const { checkout, receive, other } = open();
    receive({ type: 'wallet', id: 'example.wallet', name: ' Exa\u202Emple ', icon: 'https://tracker.example/x.png' });
    expect(checkout.wallets!.map(({ id, name, icon }) => [id, name, icon])).to.deep.equal([
      ['example.wallet', 'Example', undefined],
      ['other', undefined, undefined],
    ]);
    receive({ ...ANNOUNCEMENT, id: 'evil.wallet' });
    expect(checkout.wallets!.length).to.equal(2);
    expect(checkout.wallets![1]).to.equal(other);
  });

  it('is not offered with an id or a name that cannot be one', () => {
    const { checkout, receive } = open();
    receive({ ...ANNOUNCEMENT, id: '<img>' });
    receive({ ...ANNOUNCEMENT, name: '\u200B' });
    expect(checkout.wallets!.length).to.equal(1);
  });

  for (const bridge of Object.keys(BRIDGES)) {
    it(`answers accounts and requests through ${bridge}`, async () => {
      const { announce, last, receive } = open('pay_1', bridge);
      const wallet = announce();
      const accounts = watch(wallet.accounts(true));
      expect(last('wallet-accounts')!.ask).to.equal(true);
      receive({ type: 'wallet-answer', id: last('wallet-accounts')!.id, result: [ADDRESS] });
      const signed = watch(wallet.sign(SIGNATURE_REQUEST));
      await settle();
      const { id, ...request } = last('wallet-request')!;
      expect(request).to.deep.equal(
        toEnvelope({
          type: 'wallet-request',
          paymentId: 'pay_1',
          account: `eip155:84532:${ADDRESS}`,
          ...SIGNATURE_REQUEST,
        }),
      );
      receive({ type: 'wallet-answer', id, result: '0xab' });
      await settle();
      expect([accounts, signed]).to.deep.equal([{ result: [ADDRESS] }, { result: '0xab' }]);
    });
  }

  it('gets the same request of a payment under the same id after a reload, and another one under another id', async () => {
    const getId = async (paymentId: string, request: HostWalletRequest) => {
      const { announce, last } = open(paymentId);
      watch(announce().sign(request));
      await settle();
      return last('wallet-request')!.id;
    };
    const id = await getId('pay_1', TRANSACTION_REQUEST);
    expect(await getId('pay_1', TRANSACTION_REQUEST)).to.equal(id);
    expect(await getId('pay_2', TRANSACTION_REQUEST)).not.to.equal(id);
    expect(await getId('pay_1', SIGNATURE_REQUEST)).not.to.equal(id);
  });

  it('gets a request once when the same is asked for twice at the same time', async () => {
    const { announce, last, receive, sent } = open();
    const wallet = announce();
    const outcomes = [watch(wallet.sign(TRANSACTION_REQUEST)), watch(wallet.sign(TRANSACTION_REQUEST))];
    await settle();
    expect(sent.filter(({ type }) => type === 'wallet-request').length).to.equal(1);
    receive({ type: 'wallet-answer', id: last('wallet-request')!.id, result: HASH });
    await settle();
    expect(outcomes).to.deep.equal([{ result: HASH }, { result: HASH }]);
  });

  it('is asked for the answer to a request of an earlier page under the id of that request, without the request', async () => {
    const earlier = open();
    watch(earlier.announce().sign(TRANSACTION_REQUEST));
    await settle();
    const { id } = earlier.last('wallet-request')!;
    const { announce, last, receive, sent } = open();
    const outcome = watch(announce().recall!(TRANSACTION_REQUEST));
    await settle();
    expect(last('wallet-recall')).to.deep.equal(toEnvelope({ type: 'wallet-recall', id }));
    expect(sent.some(({ type }) => type === 'wallet-request')).to.equal(false);
    receive({ type: 'wallet-answer', id, result: HASH });
    await settle();
    expect(outcome).to.deep.equal({ result: HASH });
  });

  it('may reject, and an unknown code leaves open what has happened', async () => {
    const { announce, last, receive } = open();
    const wallet = announce();
    for (const [code, expected] of [
      ['rejected', 'rejected'],
      ['no such code', 'wallet_failed'],
      [4001, 'wallet_failed'],
    ]) {
      const outcome = watch(wallet.sign(TRANSACTION_REQUEST));
      await settle();
      receive({ type: 'wallet-answer', id: last('wallet-request')!.id, error: { code, message: 'No.' } });
      await settle();
      expect(getCode(outcome)).to.equal(expected);
    }
  });

  it('may say later what has become of a transaction of which it did not know, once, and is not asked for it', async () => {
    const { announce, last, receive, sent } = open();
    const wallet = announce();
    const reports: unknown[] = [];
    wallet.subscribe((isAnswered) => reports.push(isAnswered));
    const outcome = watch(wallet.sign(TRANSACTION_REQUEST));
    await settle();
    const { id } = last('wallet-request')!;
    receive({ type: 'wallet-answer', id, error: { code: 'wallet_failed', message: 'Lost.' } });
    await settle();
    receive({ type: 'wallet-answer', id, result: HASH });
    const recalled = watch(wallet.recall!(TRANSACTION_REQUEST));
    await settle();
    receive({ type: 'wallet-answer', id, result: HASH });
    expect([getCode(outcome), recalled, reports]).to.deep.equal(['wallet_failed', { result: HASH }, [true]]);
    expect(sent.map(({ type }) => type)).to.deep.equal(['wallet-request']);
  });

  it('is told that nobody waits any more, and its late answer is ignored', async () => {
    const { announce, last, receive } = open();
    const controller = new AbortController();
    const outcome = watch(announce().sign(SIGNATURE_REQUEST, controller.signal));
    await settle();
    controller.abort();
    const { id } = last('wallet-request')!;
    expect(last('wallet-cancel')!.id).to.equal(id);
    receive({ type: 'wallet-answer', id, result: '0xab' });
    await settle();
    expect((outcome.error as Error).name).to.equal('AbortError');
  });

  it('gets no request on a chain that it does not support, or without a payment, or after the end', async () => {
    const { announce, checkout, connection, sent } = open();
    const wallet = announce();
    const elsewhere = watch(wallet.selectChain('eip155:1', undefined));
    const unbound: Outcome[] = [];
    for (const paymentId of ['', undefined, null]) {
      checkout.paymentId = paymentId as string;
      unbound.push(watch(wallet.sign(TRANSACTION_REQUEST)));
      await settle();
    }
    checkout.paymentId = 'pay_1';
    connection.close();
    await settle();
    expect([elsewhere, ...unbound].map(getCode)).to.deep.equal([
      'unknown_chain',
      ...unbound.map(() => 'refused_request'),
    ]);
    expect(sent.filter(({ type }) => type === 'wallet-request')).to.deep.equal([]);
  });

  for (const [what, end] of [
    ['the app closes the session', ({ receive }) => receive({ type: 'close' })],
    ['the app has another version', ({ receive }) => receive({ type: 'resume', v: 2 })],
    ['the page closes the connection', ({ connection }) => connection.close()],
  ] satisfies readonly (readonly [string, (page: ReturnType<typeof open>) => void])[])
    it(`leaves open whether a transaction was sent when ${what}`, async () => {
      const page = open();
      const outcome = watch(page.announce().sign(TRANSACTION_REQUEST));
      await settle();
      end(page);
      await settle();
      expect(getCode(outcome)).to.equal('wallet_failed');
    });

  it('leaves open whether an app whose bridge has failed has got the request', async () => {
    const page = open();
    const wallet = page.announce();
    page.sent.push = () => {
      throw new Error('gone');
    };
    const outcomes = [watch(wallet.accounts(true)), watch(wallet.sign(TRANSACTION_REQUEST))];
    await settle();
    expect(outcomes.map(getCode)).to.deep.equal(['wallet_failed', 'wallet_failed']);
  });

  it('is withdrawn with the checkout, and still answers a transaction that it was asked for', async () => {
    const { announce, checkout, disconnect, last, other, receive } = open();
    const wallet = announce();
    const outcome = watch(wallet.sign(TRANSACTION_REQUEST));
    await settle();
    disconnect();
    expect(checkout.wallets).to.deep.equal([other]);
    receive({ type: 'wallet-answer', id: last('wallet-request')!.id, result: HASH });
    await settle();
    expect(outcome.result).to.equal(HASH);
    const late = watch(wallet.sign(TRANSACTION_REQUEST));
    await settle();
    expect(getCode(late)).to.equal('unauthorized');
  });

  it('calls back when its accounts change, until nobody listens', () => {
    const { announce, receive } = open();
    let changes = 0;
    const stop = announce().subscribe(() => changes++);
    receive({ type: 'wallet-changed' });
    stop();
    receive({ type: 'wallet-changed' });
    expect(changes).to.equal(1);
  });
});
