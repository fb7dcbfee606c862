import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { covers } from '../../support/covers.js';
import { signed } from '../../support/signer.js';
import { assertRefused, createTestGateway, MERCHANT } from '../../support/test-gateway.js';
import { ACCOUNT, fund, offer } from '../../support/wallet.js';

type Body = Awaited<ReturnType<typeof signed>>;

/** An option with one request, and one with two, each with the body that confirms it. */
const setUp = async (accounts: readonly string[] = [ACCOUNT]) => {
  const gateway = createTestGateway();
  const { paymentId, wallet, options } = await offer(gateway, {}, accounts);
  const [single, double] = [1, 2].map((count) => options.find(({ actions }) => actions.length === count)!);
  const [one, two] = [await signed(single!), await signed(double!)];
  const assertUnpaid = async () => {
    assert.equal((await gateway.status(paymentId)).status, 'requires_action');
  };
  return { gateway, paymentId, wallet, options, single: single!, one, two, assertUnpaid };
};

const withData = ({ optionId }: Body, ...data: unknown[]) => ({ optionId, results: [{ type: 'walletRpc', data }] });

const getSignature = ({ results }: Body): string => results[0]!.data[0]!;

describe('the results of a confirmation', () => {
  const MALFORMED: Readonly<Record<string, (body: Body) => unknown>> = {
    'without an option': ({ results }) => ({ results }),
    'without results': ({ optionId }) => ({ optionId }),
    'with an option that was not offered': ({ results }) => ({ optionId: 'opt_1', results }),
    'with fewer results than actions': ({ optionId }) => ({ optionId, results: [] }),
    'with more results than actions': ({ optionId, results }) => ({ optionId, results: [...results, ...results] }),
    'with a result of another kind': ({ optionId, results }) => ({
      optionId,
      results: results.map((result) => ({ ...result, type: 'build' })),
    }),
    'with a result that is no list': ({ optionId }) => ({ optionId, results: [{ type: 'walletRpc', data: '0x' }] }),
    'with collected data that is text': (body) => ({ ...body, collectedData: 'me' }),
    'with a result that is nested too deeply': ({ optionId }) =>
      `{"optionId":"${optionId}","results":[{"type":"walletRpc","data":${'['.repeat(30_000)}${']'.repeat(30_000)}}]}`,
  };

  for (const [title, change] of Object.entries(MALFORMED)) {
    it(`are refused ${title}, and pay nothing`, async () => {
      covers('paying.7');
      const { wallet, one, assertUnpaid } = await setUp();
      await assertRefused(await wallet.confirm(change(one)), 400, 'params_validation');
      await assertUnpaid();
    });
  }

  const WRONG: Readonly<Record<string, (body: Body) => unknown>> = {
    'an empty list': (body) => withData(body),
    'an object, as other methods answer': (body) => withData(body, { raw_data_hex: '0x', signature: [] }),
    'a signature in a list': (body) => withData(body, [getSignature(body)]),
    'two signatures': (body) => withData(body, getSignature(body), getSignature(body)),
    'a transaction hash': (body) => withData(body, `0x${'ab'.repeat(32)}`),
    'a signature of a contract (ERC-6492)': (body) => withData(body, `${getSignature(body)}${'6492'.repeat(16)}`),
  };

  for (const [title, change] of Object.entries(WRONG)) {
    it(`are refused with 422 if one is ${title}, and pay nothing`, async () => {
      covers('paying.8');
      const { wallet, one, assertUnpaid } = await setUp();
      await assertRefused(await wallet.confirm(change(one)), 422, 'invalid_params');
      await assertUnpaid();
    });
  }

  it('are refused if they are of an earlier option, or of another payment', async () => {
    const gateway = createTestGateway();
    const { wallet, option } = await offer(gateway);
    const earlier = await signed(option);
    const again = ((await (await wallet.options()).json()) as { options: (typeof option)[] }).options[0]!;
    await assertRefused(await wallet.confirm({ ...earlier, optionId: again.id }), 422, 'invalid_params');
    const other = await offer(gateway);
    await assertRefused(await other.wallet.confirm(await signed(again)), 400, 'params_validation');
    const { results } = await signed(again);
    await assertRefused(await other.wallet.confirm({ optionId: other.option.id, results }), 422, 'invalid_params');
  });

  it('are refused if the account has spent its coins in the meantime', async () => {
    covers('paying.11');
    const gateway = createTestGateway();
    await fund(gateway, [ACCOUNT]);
    const amount = { unit: 'iso4217/USD', value: '600000' };
    const [first, second] = [await offer(gateway, { amount }), await offer(gateway, { amount })];
    assert.equal((await first.wallet.confirm(await signed(first.option))).status, 200);
    const refused = await second.wallet.confirm(await signed(second.option));
    assert.match(await assertRefused(refused, 422, 'invalid_params'), /insufficient funds/i);
    assert.equal((await gateway.status(second.paymentId)).status, 'requires_action');
  });

  it('are not read of a payment that the caller cannot see', async () => {
    const { gateway, paymentId, one } = await setUp();
    const path = `/v1/gateway/payment/${paymentId}/confirm`;
    const headers = { 'Api-Key': MERCHANT['Api-Key'] };
    await assertRefused(await gateway.sendRequest(path, { headers, body: one }), 401, 'unauthorized');
  });
});
