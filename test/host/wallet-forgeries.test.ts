import { expect } from '@open-wc/testing';
import { connectWallet } from '../../src/host/child/connect-wallet.js';
import { connectHost } from '../../src/host/child/connect-host.js';
import type { HostWallet } from '../../src/host/host-wallet.js';
import { toEnvelope } from '../../src/host/message.js';
import type { MessageToHost } from '../../src/host/protocol.js';
import { settle } from '../support/virtual-clock.js';
import { FROM_HOST_MESSAGES, TO_HOST_MESSAGES } from './fixtures.js';
import { AppWindow, BRIDGES } from './support/app.js';

const FORGERIES = 10_000;
const SEED = 20_260_218;
const ADDRESS = '0x0376AAc07Ad725E01357B1725B5ceC61aE10473c';
const HASH = `0x${'ab'.repeat(32)}`;

/** Returns numbers in [0, 1), the same ones each time (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

const WRONG: readonly unknown[] = [undefined, null, '', 0, true, {}, [], 'x'.repeat(300), { toString: 1 }, NaN];

/** A page with the wallet of an app, and what the app has received from it. */
const openPage = () => {
  const sent: MessageToHost[] = [];
  const window = new AppWindow(BRIDGES['WKWebView']!((text) => sent.push(JSON.parse(String(text)) as MessageToHost)));
  const connection = connectHost({ origins: [], window: window.view })!;
  const checkout: { paymentId: string; wallets: readonly HostWallet[] | undefined } = {
    paymentId: 'pay_1',
    wallets: undefined,
  };
  connectWallet(checkout, connection);
  window.receive(toEnvelope(FROM_HOST_MESSAGES.wallet));
  const getId = () => (sent.at(-1) as { id: string }).id;
  return { sent, window, checkout, wallet: checkout.wallets![0]!, getId };
};

const sign = (wallet: HostWallet, value: string, signal?: AbortSignal) =>
  wallet.sign(
    {
      chain: 'eip155:84532',
      method: 'eth_sendTransaction',
      params: [{ from: ADDRESS, to: ADDRESS, value, data: '0x' }],
    },
    signal,
  );

describe(`${FORGERIES} forged messages about a wallet`, () => {
  it('answer no request of the page, change no wallet and send nothing: unknown, replayed, late, and of other payments and pages', async () => {
    const { wallet, window, checkout, sent, getId } = openPage();
    // Answered before.
    const first = sign(wallet, '0x1');
    await settle();
    const answered = getId();
    window.receive(toEnvelope({ type: 'wallet-answer', id: answered, result: HASH }));
    expect(await first).to.equal(HASH);
    // Cancelled.
    const controller = new AbortController();
    const dropped = sign(wallet, '0x2', controller.signal).catch(() => 'dropped');
    await settle();
    const cancelled = getId();
    controller.abort();
    expect(await dropped).to.equal('dropped');
    // The same request of another payment, in another page.
    const other = openPage();
    other.checkout.paymentId = 'pay_2';
    void sign(other.wallet, '0x3').catch(() => undefined);
    await settle();
    // The one that is open.
    let outcome: unknown = 'open';
    const pending = sign(wallet, '0x3').then(
      (result) => (outcome = result),
      () => (outcome = 'rejected'),
    );
    await settle();
    const open = getId();

    const random = createRandom(SEED);
    const choose = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
    const foreign = () =>
      choose([answered, cancelled, other.getId(), open.slice(1), `${open}0`, `${open.toUpperCase()}x`]);
    const forge = (): unknown =>
      choose<() => unknown>([
        () => toEnvelope({ type: 'wallet-answer', id: foreign(), result: choose([HASH, '0xab', [ADDRESS]]) }),
        () => toEnvelope({ type: 'wallet-answer', id: foreign(), error: { code: 'rejected', message: '' } }),
        () => toEnvelope({ type: 'wallet-answer', id: choose(WRONG), result: HASH }),
        () => ({ ...toEnvelope({ type: 'wallet-answer', id: open, result: HASH }), protocol: choose(WRONG) }),
        () => ({ ...toEnvelope({ type: 'wallet-answer', id: open, result: HASH }), v: choose(['1', null, undefined]) }),
        () => toEnvelope({ type: choose(['Wallet-Answer', 'wallet-answer ', '__proto__']), id: open, result: HASH }),
        () => toEnvelope({ type: 'wallet-answer', id: open, error: choose(['no', 1, [], true]) }),
        () => Object.create(toEnvelope({ type: 'wallet-answer', id: open, result: HASH })) as unknown,
        () => JSON.stringify(toEnvelope({ type: 'wallet-answer', id: open, result: HASH })).slice(0, -1),
        () => toEnvelope({ type: 'wallet', id: 'evil.wallet', name: choose(['Evil', 'Example Wallet']) }),
        // Not `close`, which a host may send, too.
        () => toEnvelope(choose(Object.values(TO_HOST_MESSAGES).filter(({ type }) => type !== 'close'))),
        () => toEnvelope({ type: 'wallet-answer', id: open, result: choose([1, {}, null, undefined]) }),
        () => toEnvelope({ type: 'wallet-answer', id: open, result: HASH, error: { code: 'rejected' } }),
        () => choose(WRONG),
      ])();
    const { wallets } = checkout;
    const count = sent.length;
    for (let index = 0; index < FORGERIES; index++) window.receive(forge());
    await settle();
    expect(outcome, `seed ${SEED}`).to.equal('open');
    expect(checkout.wallets).to.deep.equal(wallets);
    expect(sent.length).to.equal(count);

    window.receive(toEnvelope({ type: 'wallet-answer', id: open, result: HASH }));
    await pending;
    expect(outcome).to.equal(HASH);
  });
});
