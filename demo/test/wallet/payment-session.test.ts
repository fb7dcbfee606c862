import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPaymentSession } from '../../wallet/client/payment-session.js';
import { createTestGateway } from '../support/test-gateway.js';
import { advanceUntil, createSessionPorts, createTestWallet } from './test-session.js';

/** A session whose confirmation the gateway has not answered. */
const setUpUnsent = async () => {
  const gateway = createTestGateway({ autoSucceedMs: null });
  const { paymentId } = await gateway.create();
  const ports = createSessionPorts(gateway);
  const wallet = createTestWallet(gateway);
  const confirmations: unknown[] = [];
  let isDown = true;
  const { fetch } = ports;
  ports.fetch = async (url, init) => {
    if (!url.endsWith('/confirm')) return fetch(url, init);
    confirmations.push(init.body);
    if (isDown) throw new TypeError('Failed to fetch');
    return fetch(url, init);
  };
  const listeners = new Set<() => void>();
  const session = createPaymentSession(paymentId, wallet, () => listeners.forEach((listener) => listener()), ports);
  const reach = (isReached: () => boolean): Promise<void> =>
    advanceUntil(
      gateway,
      ports,
      new Promise((resolve) => {
        const look = (): void => {
          if (isReached()) resolve();
        };
        listeners.add(look);
        look();
      }),
    );
  const { flow } = session;
  const pay = async (): Promise<void> => {
    await reach(() => flow.state.kind === 'choosing' && flow.state.choice?.preparation.kind === 'ready');
    flow.pay();
  };
  session.begin();
  await pay();
  await reach(() => flow.state.kind === 'unsent');
  isDown = false;
  return { gateway, paymentId, ports, wallet, session, confirmations, reach, pay };
};

describe('the session of the test wallet, after the gateway has not answered', () => {
  it('sends the same confirmation again, without another signature', async () => {
    const { gateway, paymentId, wallet, session, confirmations, reach } = await setUpUnsent();
    session.begin();
    await reach(() => session.flow.state.kind === 'sent');
    assert.equal(new Set(confirmations).size, 1);
    assert.equal(wallet.signatures, 1);
    assert.equal((await gateway.payments.get(paymentId)).state.status, 'processing');
    session.stop();
    gateway.close();
  });

  it('offers the options again if the confirmation is no longer stored, and pays once', async () => {
    const { gateway, paymentId, ports, session, reach, pay } = await setUpUnsent();
    ports.records.stored.clear();
    session.begin();
    await pay();
    await reach(() => session.flow.state.kind === 'sent');
    const { state, version } = await gateway.payments.get(paymentId);
    assert.deepEqual([state.status, version], ['processing', 1]);
    session.stop();
    gateway.close();
  });
});
