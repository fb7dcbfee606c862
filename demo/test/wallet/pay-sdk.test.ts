import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keepTelemetry } from '../../wallet/client/keep-telemetry.js';
import { TELEMETRY_PATH } from '../../wallet/telemetry-path.js';
import { useCli } from '../support/run-cli.js';
import { MERCHANT, ORDER } from '../support/test-gateway.js';
import { ACCOUNT } from '../support/wallet.js';

const ACCOUNTS = [ACCOUNT, ACCOUNT.replace('8453', '56')];
const JSON_TYPE = { 'Content-Type': 'application/json' };

interface Created {
  readonly paymentId: string;
  readonly gatewayUrl: string;
}

const { run } = useCli();

/** In a process of its own: the server's adaptor replaces the globals that the SDK compares with. */
const start = async () => {
  const url = (await run(['--port', '0', '--auto-settle-ms', 'off']).ready) ?? assert.fail('it did not start');
  keepTelemetry(globalThis, url + TELEMETRY_PATH);
  const { WalletConnectPay } = await import('@walletconnect/pay');
  const post = async (path: string, body: object, headers = {}) => {
    const init = { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
    const response = await fetch(url + path, init);
    assert.ok(response.ok);
    return response.json() as Promise<unknown>;
  };
  return {
    sdkWith: (auth: { appId: string } | { apiKey: string }) =>
      new WalletConnectPay({ ...auth, baseUrl: url, logger: 'silent' }),
    create: async () => (await post('/v1/payments', ORDER, MERCHANT)) as Created,
    post,
  };
};

describe('the public wallet SDK in Node', () => {
  it('pays by a gateway URL, with one signature and with two', async () => {
    const { sdkWith, create } = await start();
    const sdk = sdkWith({ appId: 'app_demo' });
    for (const [index, signatures] of [['0xsig'], ['0xsig', '0xsig']].entries()) {
      const { gatewayUrl: paymentLink } = await create();
      const { paymentId, info, options } = await sdk.getPaymentOptions({
        paymentLink,
        accounts: ACCOUNTS,
        includePaymentInfo: true,
      });
      assert.deepEqual(
        [info?.merchant.name, info?.amount.value, info?.status],
        ['Marginalia', '5000', 'requires_action'],
      );
      assert.deepEqual(
        options.map(
          ({ amount: { display } }) => `${display.assetSymbol} on ${display.networkName} ${display.decimals}`,
        ),
        ['USDC on Base 6', 'EURC on Base 6', 'USDC on BSC 18'],
      );
      const option = options[index]!;
      const actions = await sdk.getRequiredPaymentActions({ paymentId, optionId: option.id });
      assert.deepEqual(
        actions.map(({ walletRpc }) => `${walletRpc.method} ${walletRpc.chainId}`),
        signatures.map(() => 'eth_signTypedData_v4 eip155:8453'),
      );
      const result = await sdk.confirmPayment({ paymentId, optionId: option.id, signatures });
      assert.deepEqual([result.status, result.isFinal], ['succeeded', true]);
      assert.deepEqual(result.info?.optionAmount, option.amount);
    }
  });

  it('pays by a payment id, as a wallet with a key that has asked for options in another process', async () => {
    const { sdkWith, create } = await start();
    const { paymentId } = await create();
    const [first, second] = [sdkWith({ apiKey: 'wcp_test_wallet' }), sdkWith({ apiKey: 'wcp_test_wallet' })];
    const { options } = await first.getPaymentOptions({ paymentLink: paymentId, accounts: ACCOUNTS });
    const optionId = options[2]!.id;
    const actions = await second.getRequiredPaymentActions({ paymentId, optionId });
    assert.equal(actions.length, 1);
    const { status } = await second.confirmPayment({ paymentId, optionId, signatures: ['0xsig'] });
    assert.equal(status, 'succeeded');
  });

  it('tells apart why a payment cannot be paid', async () => {
    const { sdkWith, create, post } = await start();
    const sdk = sdkWith({ appId: 'app_demo' });
    const look = (paymentLink: string) => sdk.getPaymentOptions({ paymentLink, accounts: ACCOUNTS });
    const ids = [];
    for (const step of ['expire', 'succeed', 'cancel']) {
      const { paymentId } = await create();
      if (step === 'cancel') await post(`/v1/payments/${paymentId}/cancel`, {}, MERCHANT);
      else await post(`/sandbox/payments/${paymentId}/${step}`, {});
      ids.push(paymentId);
    }
    const [expired = '', succeeded = '', cancelled = ''] = ids;
    await assert.rejects(look(expired), /^PayError: Payment expired/);
    await assert.rejects(look(succeeded), /Invalid request: 400: A payment in status succeeded cannot be paid/);
    await assert.rejects(look(cancelled), /Invalid request: 400: A payment in status cancelled cannot be paid/);
    await assert.rejects(look('pay_none'), /Payment not found/);
    const accounts = ['0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'];
    await assert.rejects(sdk.getPaymentOptions({ paymentLink: (await create()).paymentId, accounts }), /CAIP-10/);

    const { paymentId } = await create();
    const { options } = await look(paymentId);
    await post('/sandbox/clock', { advanceMs: 120_000 });
    const late = sdk.confirmPayment({ paymentId, optionId: options[0]!.id, signatures: ['0xsig'] });
    await assert.rejects(late, /Quote expired/);
  });
});
