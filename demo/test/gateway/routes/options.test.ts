import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from 'pay-status/contract';
import { strictOptionAmountSchema } from '../../../gateway/wire/amount.js';
import { strictPaymentOptionsSchema } from '../../../gateway/wire/payment-options.js';
import { QUOTE_LIFETIME_S } from '../../../gateway/options/payment-options.js';
import { PAPER_ASSETS } from '../../../gateway/rails/paper/assets.js';
import { covers } from '../../support/covers.js';
import { takeSteps } from '../../support/reach.js';
import { getRequest, getTypedData, OTHER_SIGNER, SEPOLIA, SIGNER, toAccount } from '../../support/signer.js';
import { assertRefused, BUYER, createTestGateway, LIVE_MERCHANT, WALLET } from '../../support/test-gateway.js';
import { ACCOUNT, createWallet, offer, readOptions } from '../../support/wallet.js';

const ON_SEPOLIA = toAccount(SIGNER, SEPOLIA);

describe('the options of a payment', () => {
  it('offer USDC on Base Sepolia first, with one request to sign', async () => {
    const gateway = createTestGateway();
    const { option } = await offer(gateway);
    assert.equal(option.account, ACCOUNT);
    assert.equal(option.amount.value, '50000000');
    assert.deepEqual([option.amount.display.assetSymbol, option.amount.display.networkName], ['USDC', 'Base Sepolia']);
    assert.ok(Number.isInteger(option.etaS) && option.etaS >= 0);
    const [action] = option.actions;
    assert.equal(option.actions.length, 1);
    assert.ok(action?.type === 'walletRpc');
    const { chain_id, method, params } = action.data;
    assert.deepEqual([chain_id, method, params.length], ['eip155:84532', 'eth_signTypedData_v4', 2]);
    assert.equal(params[0], SIGNER.address);
    const { primaryType, message } = JSON.parse(String(params[1])) as Record<string, Record<string, string>>;
    assert.equal(primaryType, 'ReceiveWithAuthorization');
    assert.equal(BigInt(message?.['value'] ?? 0), 50_000_000n);
  });

  it('are listed once for each account on its chain, in the order of the accounts', async () => {
    covers('paying.1');
    const accounts = [
      ON_SEPOLIA,
      ACCOUNT,
      'eip155:10:0xc',
      'eip155:8453:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So1',
      ON_SEPOLIA.toLowerCase(),
    ];
    const { options } = await offer(createTestGateway(), {}, accounts);
    const onChain = (chain: string) => PAPER_ASSETS.filter((asset) => asset.chain === chain);
    assert.deepEqual(
      options.map(({ account, amount }) => [account, amount.unit]),
      [ON_SEPOLIA, ACCOUNT].flatMap((account) =>
        onChain(account.split(':').slice(0, 2).join(':')).map(({ chain, contract }) => [
          account,
          `caip19/${chain}/erc20:${contract}`,
        ]),
      ),
    );
    assert.equal(new Set(options.map(({ id }) => id)).size, options.length);
    for (const { amount } of options) assert.deepEqual(strictOptionAmountSchema.parse(amount), amount);
  });

  it('are empty for accounts on other chains, for what is no address, and without accounts', async () => {
    covers('paying.1');
    const gateway = createTestGateway();
    const wallet = createWallet(gateway, (await gateway.create()).paymentId);
    for (const accounts of [[], ['eip155:10:0xc'], ['eip155:84532:0xc'], [`eip155:084532:${SIGNER.address}`]])
      assert.deepEqual(await readOptions(await wallet.options({ accounts })), []);
  });

  it('leave out what the account cannot afford, to the last base unit', async () => {
    covers('paying.2');
    const gateway = createTestGateway();
    const { wallet: poor, paymentId } = await offer(gateway, {}, [ACCOUNT]);
    assert.deepEqual(await readOptions(await poor.options({ accounts: [toAccount(OTHER_SIGNER)] })), []);
    assert.equal((await readOptions(await poor.options())).length, 2, paymentId);
    const optionCount = async (value: string) => {
      const { paymentId } = await gateway.create({ amount: { unit: 'iso4217/USD', value } });
      return (await readOptions(await createWallet(gateway, paymentId).options())).length;
    };
    // 10,000 USDC, then 10,000 EURC.
    const counts = [];
    for (const value of ['1000000', '1000001', '1172000', '1172001']) counts.push(await optionCount(value));
    assert.deepEqual(counts, [2, 1, 1, 0]);
  });

  it('are found for an account in any case of its letters, with the checksum in the request', async () => {
    const gateway = createTestGateway();
    const { wallet } = await offer(gateway);
    const written = `eip155:84532:0x${SIGNER.address.slice(2).toUpperCase()}`;
    const [option] = await readOptions(await wallet.options({ accounts: [written] }));
    assert.equal(option?.account, written);
    const [action] = option.actions;
    assert.ok(action?.type === 'walletRpc');
    assert.equal(action.data.params[0], SIGNER.address);
  });

  it('have a price that expires only where a rate is involved, and no later than the payment', async () => {
    covers('paying.4');
    const gateway = createTestGateway();
    const nowS = gateway.clock.nowMs() / 1000;
    const expiries = async (order: object) =>
      Object.fromEntries(
        (await offer(gateway, order)).options.map(({ amount, expiresAt }) => [amount.display.assetSymbol, expiresAt]),
      );
    assert.deepEqual(await expiries({}), { USDC: null, EURC: nowS + QUOTE_LIFETIME_S });
    assert.deepEqual(await expiries({ amount: { unit: 'iso4217/EUR', value: '1' } }), {
      USDC: nowS + QUOTE_LIFETIME_S,
      EURC: null,
    });
    const expiresAt = nowS + 30;
    assert.deepEqual(await expiries({ expiresAt }), { USDC: null, EURC: expiresAt });
  });

  it('ask for signatures that lapse five minutes after the payment', async () => {
    const gateway = createTestGateway();
    const { options } = await offer(gateway);
    const until = gateway.clock.nowMs() / 1000 + 600;
    for (const { actions } of options)
      for (const action of actions) {
        const { message } = JSON.parse(getTypedData(getRequest(action))) as { message: Record<string, string> };
        assert.equal(Number(message['validBefore'] ?? message['deadline']), until);
      }
  });

  it('include the details of the payment on request', async () => {
    const gateway = createTestGateway();
    const { paymentId } = await gateway.create();
    const details = await (await gateway.sendRequest(`/v1/gateway/payment/${paymentId}`, { headers: BUYER })).json();
    const info = async (query: string) =>
      ((await (await createWallet(gateway, paymentId).options(undefined, { query })).json()) as { info: unknown }).info;
    assert.deepEqual(await info('?includePaymentInfo=true'), details);
    for (const query of ['', '?includePaymentInfo=', '?includePaymentInfo=false'])
      assert.equal(await info(query), null);
  });

  for (const [title, body, query] of [
    ['an account that is an address', { accounts: ['0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'] }],
    ['no accounts', {}],
    ['too many accounts', { accounts: Array.from({ length: 101 }, (_, i) => `eip155:84532:0x${i}`) }],
    ['an invalid includePaymentInfo', { accounts: [ACCOUNT] }, '?includePaymentInfo=yes'],
  ] as const) {
    it(`are refused for ${title}`, async () => {
      const gateway = createTestGateway();
      const { paymentId } = await gateway.create();
      const response = await createWallet(gateway, paymentId).options(body, query ? { query } : {});
      await assertRefused(response, 400, 'params_validation');
    });
  }

  for (const status of FINAL_PAYMENT_STATUSES) {
    it(`are null for a payment that is ${status}, with its details on request`, async () => {
      covers('paying.3');
      const gateway = createTestGateway();
      const { wallet, paymentId } = await offer(gateway);
      await takeSteps(gateway, paymentId, status);
      const read = async (query: string) =>
        strictPaymentOptionsSchema.parse(await (await wallet.options(undefined, { query })).json());
      assert.deepEqual(await read(''), { options: null, info: null, collectData: null });
      const { options, info } = await read('?includePaymentInfo=true');
      assert.deepEqual([options, info?.status], [null, status]);
    });
  }

  for (const status of PAYMENT_STATUSES.filter((other) => other !== 'requires_action')) {
    it(`cannot be used for a payment that is ${status}, and the message has the status`, async () => {
      const gateway = createTestGateway();
      const { wallet, paymentId, option } = await offer(gateway);
      await takeSteps(gateway, paymentId, status);
      const [httpStatus, code] =
        status === 'expired'
          ? ([410, 'payment_expired'] as const)
          : ([status === 'processing' ? 409 : 400, 'invalid_state'] as const);
      for (const sendRequest of [
        ...(status === 'processing' ? [() => wallet.options()] : []),
        () => wallet.fetch({ optionId: option.id, data: '' }),
        () => wallet.confirm({ optionId: option.id, results: [] }),
      ])
        assert.match(await assertRefused(await sendRequest(), httpStatus, code), new RegExp(`\\b${status}\\b`));
    });
  }
});

describe('a wallet of the test environment', () => {
  it('cannot access payments of the live environment', async () => {
    const gateway = createTestGateway();
    const { paymentId } = await gateway.create();
    assert.equal((await createWallet(gateway, paymentId).options(undefined, { headers: WALLET })).status, 200);
    const live = createWallet(gateway, (await gateway.create({}, LIVE_MERCHANT)).paymentId);
    for (const response of [
      await live.options(undefined, { headers: WALLET }),
      await live.fetch({ optionId: 'opt_1', data: '' }, { headers: WALLET }),
      await live.confirm({ optionId: 'opt_1', results: [] }, { headers: WALLET }),
      await live.cancel({ headers: WALLET }),
    ])
      await assertRefused(response, 404, 'payment_not_found');
    assert.equal((await live.options()).status, 200, 'an app id has access to both environments');
  });
});
