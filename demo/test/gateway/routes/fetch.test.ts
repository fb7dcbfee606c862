import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Action } from '../../../gateway/wire/payment-options.js';
import { assertRefused, createTestGateway } from '../../support/test-gateway.js';
import { ACCOUNT, offer, readActions } from '../../support/wallet.js';

const ACCOUNTS = [ACCOUNT, 'eip155:56:0xb'];

/** A new payment with an option of each kind: with a signing request, with a build action, with both. */
const offerAll = async () => {
  const gateway = createTestGateway();
  const { wallet, options } = await offer(gateway, {}, ACCOUNTS);
  const findOption = (...types: Action['type'][]) =>
    options.find(({ actions }) => actions.map(({ type }) => type).join() === types.join())!;
  return {
    gateway,
    wallet,
    plain: findOption('walletRpc'),
    mixed: findOption('walletRpc', 'build'),
    built: findOption('build'),
  };
};

const getData = (action: Action | undefined): string => {
  assert.ok(action?.type === 'build');
  return action.data.data;
};

describe('an action to be built', () => {
  it('is built from its data into a request to sign', async () => {
    const { wallet, built } = await offerAll();
    const [action, ...rest] = await readActions(
      await wallet.fetch({ optionId: built.id, data: getData(built.actions[0]) }),
    );
    assert.deepEqual(rest, []);
    assert.ok(action?.type === 'walletRpc');
    assert.deepEqual([action.data.chain_id, action.data.method], ['eip155:56', 'eth_signTypedData_v4']);
    assert.equal(action.data.params[0], '0xb');
  });

  it('carries the request itself, as hexadecimal JSON', async () => {
    const { wallet, built } = await offerAll();
    const data = getData(built.actions[0]);
    const [action] = await readActions(await wallet.fetch({ optionId: built.id, data }));
    assert.deepEqual(JSON.parse(Buffer.from(data, 'hex').toString()), action?.data);
  });

  it('keeps its position among several actions', async () => {
    const { wallet, mixed } = await offerAll();
    const whole = await readActions(await wallet.fetch({ optionId: mixed.id, data: '' }));
    const part = await readActions(await wallet.fetch({ optionId: mixed.id, data: getData(mixed.actions[1]) }));
    assert.deepEqual(whole, [mixed.actions[0], ...part]);
  });

  it('is refused for data of another option and for invalid data', async () => {
    const { wallet, mixed, built } = await offerAll();
    for (const data of ['deadbeef', getData(built.actions[0])])
      await assertRefused(await wallet.fetch({ optionId: mixed.id, data }), 400, 'params_validation');
  });

  it('is refused for an option that was never offered', async () => {
    const { wallet, built } = await offerAll();
    for (const body of [{ optionId: 'opt_1', data: '' }, { data: '' }, { optionId: built.id }, {}])
      await assertRefused(await wallet.fetch(body), 400, 'params_validation');
  });

  it('is refused once the quote has expired', async () => {
    const { gateway, wallet, built } = await offerAll();
    await gateway.clock.advance(built.expiresAt * 1000 - gateway.clock.nowMs() - 1);
    assert.equal((await wallet.fetch({ optionId: built.id, data: '' })).status, 200);
    await gateway.clock.advance(1);
    await assertRefused(await wallet.fetch({ optionId: built.id, data: '' }), 400, 'quote_expired');
  });
});
