import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NO_ACCOUNT, NO_FUNDS, UNANSWERED } from '../../wallet/client/descriptions.js';
import { PAID, payWith } from '../../wallet/client/pay-once.js';
import type { GatewayOptions } from '../../gateway/gateway.js';
import { createTestGateway, settle } from '../support/test-gateway.js';
import { advanceUntil, createSessionPorts, createTestWallet } from './test-session.js';

type Ports = ReturnType<typeof createSessionPorts>;

/** A payment of a gateway, and a browser with the test wallet. */
const setUp = async (options: Partial<GatewayOptions> = {}) => {
  const gateway = createTestGateway(options);
  const { paymentId } = await gateway.create();
  const ports = createSessionPorts(gateway);
  const wallet = createTestWallet(gateway);
  const pay = () => payWith(paymentId, wallet, ports);
  return { gateway, paymentId, ports, wallet, pay };
};

const countConfirmations = ({ requests }: { readonly requests: readonly string[] }): number =>
  requests.filter((path) => path.endsWith('/confirm')).length;

describe('the test wallet of the panel', () => {
  it('pays with the first option, signed, and follows the payment until it is final', async () => {
    const { gateway, paymentId, ports, wallet, pay } = await setUp();
    assert.equal(await pay(), PAID);
    const { state, isSimulated } = await gateway.payments.get(paymentId);
    assert.equal(state.status, 'processing');
    assert.notEqual(isSimulated, true);
    assert.equal(wallet.signatures, 1);
    assert.equal(ports.records.stored.size, 1);
    await gateway.clock.advance(1_000);
    await settle();
    await settle();
    assert.equal((await gateway.status(paymentId)).status, 'succeeded');
    assert.equal(ports.records.stored.size, 0);
    gateway.close();
  });

  it('does not pay while another page of the browser does', async () => {
    const { gateway, paymentId, ports, wallet, pay } = await setUp();
    let approve = (): void => undefined;
    const approved = new Promise<void>((resolve) => {
      approve = resolve;
    });
    const sign: typeof wallet.sign = async (request) => {
      await approved;
      return wallet.sign(request);
    };
    const first = payWith(paymentId, { ...wallet, sign }, ports);
    while (!ports.records.isLocked(paymentId)) await settle();
    assert.equal(await pay(), 'This payment is being paid elsewhere in this browser.');
    approve();
    assert.equal(await first, PAID);
    assert.equal((await gateway.payments.get(paymentId)).state.status, 'processing');
    gateway.close();
  });

  it('pays again with renewed options if another page has ended them, and once', async () => {
    const { gateway, paymentId, ports, pay } = await setUp({ autoSucceedMs: null });
    const { fetch } = ports;
    let askAgain: (() => Promise<unknown>) | undefined;
    let hasConfirmed = false;
    ports.fetch = async (url, init) => {
      if (url.includes('/options')) askAgain = () => fetch(url, init);
      // Another page asks for options of the same account at this moment.
      if (url.endsWith('/confirm') && !hasConfirmed) await askAgain?.();
      hasConfirmed ||= url.endsWith('/confirm');
      return fetch(url, init);
    };
    assert.equal(await advanceUntil(gateway, ports, pay()), PAID);
    const { state, version } = await gateway.payments.get(paymentId);
    assert.deepEqual([state.status, version, countConfirmations(ports)], ['processing', 1, 2]);
    gateway.close();
  });

  it('is paid by one of two pages that begin at once', async () => {
    const { gateway, paymentId, ports, pay } = await setUp({ autoSucceedMs: null });
    const answers = await advanceUntil(gateway, ports, Promise.all([pay(), pay()]));
    assert.deepEqual(answers.toSorted(), [PAID, 'This payment is being paid elsewhere in this browser.'].sort());
    assert.equal((await gateway.payments.get(paymentId)).version, 1);
    assert.equal(ports.records.stored.size, 1);
    gateway.close();
  });

  it('sends the same confirmation again when the first one was not answered, without another signature', async () => {
    const { gateway, paymentId, ports, wallet, pay } = await setUp();
    const { fetch } = ports;
    ports.fetch = async (url, init) => {
      if (url.endsWith('/confirm')) throw new TypeError('Failed to fetch');
      return fetch(url, init);
    };
    assert.equal(await advanceUntil(gateway, ports, pay()), UNANSWERED);
    ports.fetch = fetch;
    assert.equal(await pay(), PAID);
    assert.deepEqual([wallet.signatures, countConfirmations(ports)], [1, 1]);
    assert.equal((await gateway.payments.get(paymentId)).state.status, 'processing');
    gateway.close();
  });

  /** The first confirmation gets no answer, after `meanwhile`; nor do later ones if `always`. */
  const loseAnswer = (
    ports: Ports,
    meanwhile: (confirm: () => Promise<Response>) => Promise<unknown>,
    always = false,
  ): void => {
    const { fetch } = ports;
    let sent = 0;
    ports.fetch = async (url, init) => {
      if (!url.endsWith('/confirm') || (sent++ && !always)) return fetch(url, init);
      if (sent === 1) await meanwhile(() => fetch(url, init));
      throw new TypeError('Failed to fetch');
    };
  };

  for (const [status, words] of [
    ['processing', 'This payment is being paid elsewhere. This wallet has paid nothing.'],
    ['succeeded', 'This payment was paid elsewhere. This wallet has paid nothing.'],
  ] as const)
    it(`does not say that it has paid a payment that another device has paid, and that is ${status}`, async () => {
      const { gateway, paymentId, ports, pay } = await setUp({ autoSucceedMs: null });
      loseAnswer(ports, async () => {
        assert.equal(await payWith(paymentId, createTestWallet(gateway), createSessionPorts(gateway)), PAID);
        if (status === 'succeeded') await gateway.sandbox(`payments/${paymentId}/succeed`);
      });
      assert.equal(await advanceUntil(gateway, ports, pay()), words);
      assert.equal((await gateway.status(paymentId)).status, status);
      gateway.close();
    });

  it('says that it has paid a payment that is complete before the answer to its confirmation was sent again', async () => {
    const { gateway, paymentId, ports, wallet, pay } = await setUp({ autoSucceedMs: null });
    loseAnswer(ports, async (confirm) => {
      await confirm();
      await gateway.sandbox(`payments/${paymentId}/succeed`);
    });
    assert.equal(await advanceUntil(gateway, ports, pay()), PAID);
    assert.equal(wallet.signatures, 1);
    gateway.close();
  });

  it('does not say who has paid if the gateway does not', async () => {
    const { gateway, paymentId, ports, pay } = await setUp({ autoSucceedMs: null });
    const succeed = async (confirm: () => Promise<Response>): Promise<void> => {
      await confirm();
      await gateway.sandbox(`payments/${paymentId}/succeed`);
    };
    loseAnswer(ports, succeed, true);
    assert.equal(await advanceUntil(gateway, ports, pay()), 'The payment is complete.');
    gateway.close();
  });

  it('says that the account has not enough funds', async () => {
    const { gateway, wallet, pay } = await setUp();
    await gateway.sendRequest('/sandbox/rail', { method: 'PUT', body: { noFunds: true } });
    assert.equal(await pay(), NO_FUNDS);
    assert.equal(wallet.signatures, 0);
    gateway.close();
  });

  it('does not take a wallet without an account for one without funds', async () => {
    const { gateway, paymentId, ports, wallet } = await setUp();
    const empty = { ...wallet, accounts: () => Promise.resolve([]) };
    assert.equal(await payWith(paymentId, empty, ports), NO_ACCOUNT);
    gateway.close();
  });

  it('does not sign without storage', async () => {
    const { gateway, ports, wallet, pay } = await setUp();
    ports.records.isBlocked = true;
    assert.equal(await pay(), 'This browser blocks storage, so that paying twice cannot be prevented.');
    assert.equal(wallet.signatures, 0);
    gateway.close();
  });

  it('says what became of a payment that is over', async () => {
    const { gateway, paymentId, pay } = await setUp();
    await gateway.simulation.expire(paymentId);
    assert.equal(await pay(), 'This payment has expired.');
    gateway.close();
  });
});
