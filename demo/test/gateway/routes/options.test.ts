import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import { strictOptionAmountSchema } from '../../../gateway/wire/amount.js';
import { ASSETS } from '../../../gateway/options/assets.js';
import { QUOTE_LIFETIME_S } from '../../../gateway/options/payment-options.js';
import {
  assertRefused,
  BUYER,
  createTestGateway,
  LIVE_MERCHANT,
  MERCHANT,
  WALLET,
} from '../../support/test-gateway.js';
import { ACCOUNT, offer, readOptions, createWallet } from '../../support/wallet.js';

describe('the options of a payment', () => {
  it('offer USDC on Base first, with one request to sign', async () => {
    const gateway = createTestGateway();
    const { option } = await offer(gateway);
    assert.equal(option.account, ACCOUNT);
    assert.equal(option.amount.value, '50000000');
    assert.deepEqual([option.amount.display.assetSymbol, option.amount.display.networkName], ['USDC', 'Base']);
    assert.ok(Number.isInteger(option.etaS) && option.etaS >= 0);
    assert.equal(option.expiresAt, gateway.clock.nowMs() / 1000 + QUOTE_LIFETIME_S);
    const [action] = option.actions;
    assert.equal(option.actions.length, 1);
    assert.ok(action?.type === 'walletRpc');
    const { chain_id, method, params } = action.data;
    assert.deepEqual([chain_id, method, params.length], ['eip155:8453', 'eth_signTypedData_v4', 2]);
    assert.equal(params[0], ACCOUNT.split(':')[2]);
    const { primaryType, message } = JSON.parse(String(params[1])) as Record<string, Record<string, string>>;
    assert.equal(primaryType, 'ReceiveWithAuthorization');
    assert.equal(BigInt(message?.['value'] ?? 0), 50_000_000n);
  });

  it('are listed once for each account on its chain, in the order of the accounts', async () => {
    const accounts = [
      'eip155:56:0xb',
      ACCOUNT,
      'eip155:10:0xc',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So1',
      'eip155:56:0xb',
    ];
    const { options } = await offer(createTestGateway(), {}, accounts);
    const onChain = (chain: string) => ASSETS.filter((asset) => asset.chain === chain);
    assert.deepEqual(
      options.map(({ account, amount }) => [account, amount.unit]),
      ['eip155:56:0xb', ACCOUNT].flatMap((account) =>
        onChain(account.split(':').slice(0, 2).join(':')).map(({ chain, contract }) => [
          account,
          `caip19/${chain}/erc20:${contract}`,
        ]),
      ),
    );
    assert.equal(new Set(options.map(({ id }) => id)).size, options.length);
    for (const { amount } of options) assert.deepEqual(strictOptionAmountSchema.parse(amount), amount);
  });

  it('are the same for a repeated request at the same time', async () => {
    const gateway = createTestGateway();
    const { wallet, options } = await offer(gateway);
    assert.deepEqual(await readOptions(await wallet.options({ accounts: [ACCOUNT], refresh: null })), options);
  });

  it('are empty for accounts on other chains, and without accounts', async () => {
    const gateway = createTestGateway();
    const wallet = createWallet(gateway, (await gateway.create()).paymentId);
    for (const accounts of [[], ['eip155:10:0xc']])
      assert.deepEqual(await readOptions(await wallet.options({ accounts })), []);
  });

  it('expire no later than the payment', async () => {
    const gateway = createTestGateway();
    const expiresAt = gateway.clock.nowMs() / 1000 + 30;
    const { option } = await offer(gateway, { expiresAt });
    assert.equal(option.expiresAt, expiresAt);
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
    ['an account that is a chain', { accounts: ['eip155:8453'] }],
    ['an account that is a number', { accounts: [1] }],
    ['no accounts', {}],
    ['accounts that are no list', { accounts: ACCOUNT }],
    ['too many accounts', { accounts: Array.from({ length: 101 }, (_, i) => `eip155:8453:0x${i}`) }],
    ['a refresh that is no list', { accounts: [ACCOUNT], refresh: 'opt_1' }],
    ['an invalid includePaymentInfo', { accounts: [ACCOUNT] }, '?includePaymentInfo=yes'],
  ] as const) {
    it(`are refused for ${title}`, async () => {
      const gateway = createTestGateway();
      const { paymentId } = await gateway.create();
      const response = await createWallet(gateway, paymentId).options(body, query ? { query } : {});
      await assertRefused(response, 400, 'params_validation');
    });
  }

  const REACH = {
    requires_action: () => undefined,
    processing: ({ simulation }, id) => simulation.process(id),
    succeeded: ({ simulation }, id) => simulation.succeed(id),
    failed: ({ simulation }, id) => simulation.fail(id),
    expired: ({ simulation }, id) => simulation.expire(id),
    cancelled: ({ payments }, id) => payments.cancel(id),
  } satisfies Record<string, (gateway: ReturnType<typeof createTestGateway>, id: string) => unknown>;

  for (const status of PAYMENT_STATUSES.filter((other) => other !== 'requires_action')) {
    it(`are refused for a payment that is ${status}, with the status in the message`, async () => {
      const gateway = createTestGateway();
      const { wallet, paymentId, option } = await offer(gateway);
      await REACH[status](gateway, paymentId);
      const [httpStatus, code] =
        status === 'expired' ? ([410, 'payment_expired'] as const) : ([400, 'invalid_state'] as const);
      for (const sendRequest of [
        () => wallet.options(),
        () => wallet.fetch({ optionId: option.id, data: '' }),
        () => wallet.confirm({ optionId: option.id, results: [] }),
      ])
        assert.match(await assertRefused(await sendRequest(), httpStatus, code), new RegExp(`\\b${status}\\b`));
    });
  }

  it('are refused after the expiry, even without a request in between', async () => {
    const gateway = createTestGateway();
    const { wallet } = await offer(gateway);
    await gateway.clock.advance(300_000);
    await assertRefused(await wallet.options(), 410, 'payment_expired');
  });
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

  it('cannot be replaced by a merchant key', async () => {
    const gateway = createTestGateway();
    const wallet = createWallet(gateway, (await gateway.create()).paymentId);
    const headers = { 'Api-Key': MERCHANT['Api-Key'] };
    for (const response of [
      await wallet.options(undefined, { headers }),
      await wallet.fetch({}, { headers }),
      await wallet.confirm({}, { headers }),
      await wallet.cancel({ headers }),
    ])
      await assertRefused(response, 401, 'unauthorized');
  });
});
