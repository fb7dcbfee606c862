import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faucetSchema, railSettingsSchema } from '../../../gateway/wire/rail.js';
import { covers } from '../../support/covers.js';
import { BASE_SEPOLIA, SEPOLIA, SIGNER, signed, toAccount } from '../../support/signer.js';
import { assertRefused, createTestGateway, type TestGateway } from '../../support/test-gateway.js';
import { ACCOUNT, createWallet, fund, offer, readOptions } from '../../support/wallet.js';

const askFaucet = async ({ sandbox }: TestGateway, account: string) => {
  const response = await sandbox('faucet', { account });
  assert.equal(response.status, 200);
  return faucetSchema.parse(await response.json());
};

const putRail = ({ sendRequest }: TestGateway, body: object): Promise<Response> =>
  sendRequest('/sandbox/rail', { method: 'PUT', body });

const setRail = async (gateway: TestGateway, body: object) => {
  const response = await putRail(gateway, body);
  assert.equal(response.status, 200);
  return railSettingsSchema.parse(await response.json());
};

const readRail = async ({ sendRequest }: TestGateway) =>
  railSettingsSchema.parse(await (await sendRequest('/sandbox/rail')).json());

const DEFAULTS = { noFunds: false, sanctioned: false, quoteSeconds: null, failsExecution: false, details: 'none' };

describe('the faucet', () => {
  it('gives an account 10,000 of each coin of its chain', async () => {
    const gateway = createTestGateway();
    for (const [chain, networkName] of [
      [BASE_SEPOLIA, 'Base Sepolia'],
      [SEPOLIA, 'Sepolia'],
    ] as const) {
      const { account, balances } = await askFaucet(gateway, toAccount(SIGNER, chain));
      assert.equal(account, toAccount(SIGNER, chain));
      assert.deepEqual(
        balances.map(({ value, display }) => [value, display.assetSymbol, display.networkName]),
        ['USDC', 'EURC'].map((symbol) => ['10000000000', symbol, networkName]),
      );
      assert.ok(balances.every(({ unit }) => unit.startsWith(`caip19/${chain}/erc20:0x`)));
    }
  });

  it('fills the account up again, however often and in whatever case it is asked', async () => {
    const gateway = createTestGateway();
    const { wallet, option } = await offer(gateway);
    await wallet.confirm(await signed(option));
    for (const account of [ACCOUNT, ACCOUNT.toLowerCase(), ACCOUNT])
      assert.deepEqual(
        (await askFaucet(gateway, account)).balances.map(({ value }) => value),
        ['10000000000', '10000000000'],
      );
    const amount = { unit: 'iso4217/USD', value: '1172001' };
    const { paymentId } = await gateway.create({ amount });
    assert.deepEqual(await readOptions(await createWallet(gateway, paymentId).options()), []);
  });

  for (const [title, body] of [
    ['an account on a chain where money is real', { account: `eip155:8453:${SIGNER.address}` }],
    ['an address without a chain', { account: SIGNER.address }],
  ] as const) {
    it(`is refused to ${title}`, async () => {
      await assertRefused(await createTestGateway().sandbox('faucet', body), 400, 'params_validation');
    });
  }
});

describe('the switches of the rail', () => {
  it('are off, and what is left out is off again', async () => {
    const gateway = createTestGateway();
    assert.deepEqual(await readRail(gateway), DEFAULTS);
    const settings = { noFunds: true, sanctioned: true, quoteSeconds: 5, failsExecution: true, details: 'url' };
    assert.deepEqual(await setRail(gateway, settings), settings);
    assert.deepEqual(await readRail(gateway), settings);
    assert.deepEqual(await setRail(gateway, { quoteSeconds: 7 }), { ...DEFAULTS, quoteSeconds: 7 });
    assert.deepEqual(await setRail(gateway, {}), DEFAULTS);
  });

  for (const body of [{ noFunds: 'yes' }, { details: 'maybe' }, { quoteSeconds: 0 }, { quoteSeconds: 86_401 }]) {
    it(`are refused with ${JSON.stringify(body)}, and stay as they are`, async () => {
      const gateway = createTestGateway();
      await setRail(gateway, { noFunds: true });
      await assertRefused(await putRail(gateway, body), 400, 'params_validation');
      assert.deepEqual(await readRail(gateway), { ...DEFAULTS, noFunds: true });
    });
  }

  it('without funds, no account has an option', async () => {
    const gateway = createTestGateway();
    const { wallet } = await offer(gateway);
    await setRail(gateway, { noFunds: true });
    assert.deepEqual(await readOptions(await wallet.options()), []);
    await setRail(gateway, {});
    assert.equal((await readOptions(await wallet.options())).length, 2);
  });

  it('set the validity of prices that involve a rate', async () => {
    const gateway = createTestGateway();
    await setRail(gateway, { quoteSeconds: 5 });
    const { wallet, options } = await offer(gateway);
    const nowS = gateway.clock.nowMs() / 1000;
    assert.deepEqual(
      options.map(({ expiresAt }) => expiresAt),
      [null, nowS + 5],
    );
    const [coin, quoted] = await Promise.all(options.map((option) => signed(option)));
    await gateway.clock.advance(5000);
    await assertRefused(await wallet.confirm(quoted), 400, 'quote_expired');
    assert.equal((await wallet.confirm(coin)).status, 200);
  });
});

describe('a payment whose execution fails', () => {
  const setUp = async () => {
    const gateway = createTestGateway();
    await fund(gateway, [ACCOUNT]);
    const amount = { unit: 'iso4217/USD', value: '1000000' };
    const { wallet, option, paymentId } = await offer(gateway, { amount });
    await wallet.confirm(await signed(option));
    await setRail(gateway, { failsExecution: true });
    const readSymbols = async () => {
      const { paymentId: next } = await gateway.create({ amount });
      const options = await readOptions(await createWallet(gateway, next).options());
      return options.map(({ amount: { display } }) => display.assetSymbol);
    };
    return { gateway, paymentId, readSymbols };
  };

  it('fails without a code, and tells the merchant why', async () => {
    covers('paying.13');
    const { gateway, paymentId } = await setUp();
    await gateway.clock.advance(1000);
    const response = await gateway.sendRequest(`/sandbox/payments/${paymentId}`);
    const { failureCode, simulated, events } = (await response.json()) as {
      failureCode: unknown;
      simulated: unknown;
      events: { type: string; data: { failed: { failure_reason: string } | null; processing: object | null } }[];
    };
    assert.deepEqual([failureCode, simulated], [null, false]);
    const { type, data } = events.at(-1)!;
    assert.deepEqual([type, data.failed?.failure_reason], ['payment.failed', 'execution failed: transfer reverted']);
    assert.ok(data.processing);
    assert.equal('failureCode' in (await gateway.status(paymentId)), false);
  });

  it('gives the funds back once, and not before it has failed', async () => {
    covers('paying.13');
    const { gateway, paymentId, readSymbols } = await setUp();
    assert.deepEqual(await readSymbols(), ['EURC']);
    await gateway.clock.advance(1000);
    assert.deepEqual(await readSymbols(), ['USDC', 'EURC']);
    await gateway.clock.advance(600_000);
    assert.equal((await gateway.status(paymentId)).status, 'failed');
    const balances = (await askFaucet(gateway, ACCOUNT)).balances.map(({ value }) => value);
    assert.deepEqual(balances, ['10000000000', '10000000000']);
  });
});
