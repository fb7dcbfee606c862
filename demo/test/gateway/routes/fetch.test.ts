import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Action } from '../../../gateway/wire/payment-options.js';
import { covers } from '../../support/covers.js';
import { assertRefused, createTestGateway } from '../../support/test-gateway.js';
import { SEPOLIA, SIGNER, toAccount } from '../../support/signer.js';
import { ACCOUNT, offer, readActions } from '../../support/wallet.js';

/** A new payment with an option that has a build action, on each chain. */
const offerBuilt = async () => {
  const gateway = createTestGateway();
  const { wallet, options } = await offer(gateway, {}, [ACCOUNT, toAccount(SIGNER, SEPOLIA)]);
  const [built, other] = options.filter(({ actions }) => actions.some(({ type }) => type === 'build'));
  assert.ok(built?.expiresAt && other);
  return { gateway, wallet, built, other, expiresAt: built.expiresAt };
};

const getData = (action: Action | undefined): string => {
  assert.ok(action?.type === 'build');
  return action.data.data;
};

describe('an action to be built', () => {
  it('is built from its data into a request to sign', async () => {
    covers('paying.6');
    const { wallet, built } = await offerBuilt();
    const [action, ...rest] = await readActions(
      await wallet.fetch({ optionId: built.id, data: getData(built.actions[1]) }),
    );
    assert.deepEqual(rest, []);
    assert.ok(action?.type === 'walletRpc');
    assert.deepEqual([action.data.chain_id, action.data.method], ['eip155:84532', 'eth_signTypedData_v4']);
    assert.equal(action.data.params[0], SIGNER.address);
  });

  it('keeps its position among several actions', async () => {
    covers('paying.6');
    const { wallet, built } = await offerBuilt();
    const whole = await readActions(await wallet.fetch({ optionId: built.id, data: '' }));
    const part = await readActions(await wallet.fetch({ optionId: built.id, data: getData(built.actions[1]) }));
    assert.deepEqual(whole, [built.actions[0], ...part]);
  });

  it('is refused for data of another option and for invalid data', async () => {
    covers('paying.6');
    const { wallet, built, other } = await offerBuilt();
    for (const data of ['deadbeef', getData(other.actions[1])])
      await assertRefused(await wallet.fetch({ optionId: built.id, data }), 400, 'params_validation');
  });

  it('is refused for an option that was never offered', async () => {
    const { wallet, built } = await offerBuilt();
    for (const body of [{ optionId: 'opt_1', data: '' }, { data: '' }, { optionId: built.id }, {}])
      await assertRefused(await wallet.fetch(body), 400, 'params_validation');
  });

  it('is refused once the quote has expired', async () => {
    const { gateway, wallet, built, expiresAt } = await offerBuilt();
    await gateway.clock.advance(expiresAt * 1000 - gateway.clock.nowMs() - 1);
    assert.equal((await wallet.fetch({ optionId: built.id, data: '' })).status, 200);
    await gateway.clock.advance(1);
    await assertRefused(await wallet.fetch({ optionId: built.id, data: '' }), 400, 'quote_expired');
  });
});
