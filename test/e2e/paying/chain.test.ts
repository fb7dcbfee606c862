import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { encodeFunctionData, formatUnits, parseEventLogs, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { LocalNode } from '../../../demo/drivers/anvil.js';
import { coin } from '../../../demo/gateway/rails/evm/artifacts/coin.js';
import { permit2 } from '../../../demo/gateway/rails/evm/artifacts/permit2.js';
import { openEvmRail } from '../../../demo/gateway/rails/evm/index.js';
import { PERMIT2 } from '../../../demo/gateway/rails/permit2.js';
import { createGatewayMemoryStore } from '../../../demo/gateway/store/memory/memory-store.js';
import { connectNode, startNode } from '../../../demo/test/support/chain-gateway.js';
import { PAID_HEADLINE, waitForHeadline } from '../support/headlines.js';
import { connectWallet, openAppPurchase, openPurchase, type Purchase } from '../support/paying/purchase.js';
import { startTestEnvironment, type TestEnvironment } from '../support/test-environment.js';
import { until } from '../support/until.js';

const CHAIN_ID = 31337;
/** $50, in coins. */
const AMOUNTS = { USDC: '50', TUSD: '50', USDT: '50', EURC: '42.662117', ETH: '0.020113' } as const;

type Symbol = keyof typeof AMOUNTS;

describe('a buyer with a wallet that has never met this code, on the node of somebody else', () => {
  let node: LocalNode;
  let running: Awaited<ReturnType<typeof startTestEnvironment>>;
  before(async () => {
    node = await startNode();
    const relayerKey = generatePrivateKey();
    const control = (method: string, ...params: readonly unknown[]) =>
      connectNode(node).request({ method, params } as never);
    await control('anvil_setBalance', privateKeyToAccount(relayerKey).address, '0x1000000000000000000000000');
    await control('anvil_setCode', PERMIT2, permit2.deployedBytecode);
    const store = createGatewayMemoryStore();
    const rail = await openEvmRail({
      ...{ url: node.url, store, isLocal: false, confirmations: 1, relayerKey },
      nowMs: Date.now,
    });
    running = await startTestEnvironment({}, { store, rail });
  });
  afterEach(() => {
    running.environment.server.gateway.faults.clear();
    return running.closePages();
  });
  after(async () => {
    await running.stop();
    await node.stop();
  });

  const environment = (): TestEnvironment => running.environment;

  const open = async (
    symbol: Symbol,
    openWith: typeof openPurchase = openPurchase,
    prepare: (purchase: Purchase) => Promise<void> = () => Promise.resolve(),
  ): Promise<Purchase> => {
    const rpcUrl = `${environment().proxy.url}/sandbox/rpc`;
    const purchase = await openWith(environment(), { chainId: CHAIN_ID, chains: [CHAIN_ID], rpcUrl });
    await prepare(purchase);
    await connectWallet(purchase);
    await purchase.choose(new RegExp(symbol));
    return purchase;
  };

  const getState = async ({ paymentId }: Purchase) =>
    (await environment().server.gateway.payments.get(paymentId)).state;

  /** The transaction of the receipt moved the shown amount from the buyer, once, and nothing else. */
  const assertPaid = async (purchase: Purchase, symbol: Symbol): Promise<void> => {
    await waitForHeadline(purchase.page, PAID_HEADLINE);
    const state = await getState(purchase);
    assert.ok(state.status === 'succeeded');
    const hash = state.success.txId as Hex;
    const client = connectNode(node);
    const { status, logs } = await client.getTransactionReceipt({ hash });
    assert.equal(status, 'success');
    const transfers = parseEventLogs({ abi: coin.abi, eventName: 'Transfer', logs });
    if (symbol === 'ETH') {
      const { from, value } = await client.getTransaction({ hash });
      assert.deepEqual([from, formatUnits(value, 18)], [purchase.wallet.address.toLowerCase(), AMOUNTS[symbol]]);
      assert.deepEqual(transfers, []);
    } else {
      assert.equal(transfers.length, 1);
      const { address, args } = transfers[0]!;
      const decimals = await client.readContract({ address, abi: coin.abi, functionName: 'decimals' });
      assert.equal(args.from.toLowerCase(), purchase.wallet.address.toLowerCase());
      assert.equal(formatUnits(args.value, decimals), AMOUNTS[symbol]);
    }
    await purchase.page
      .getByText(new RegExp(`^${AMOUNTS[symbol]}(?:\\.00)? ${symbol}`))
      .first()
      .waitFor();
    assert.deepEqual(environment().errors, []);
  };

  it("pays USDC, which the chain's receipt shows as one transfer of the shown amount", async () => {
    const purchase = await open('USDC');
    await purchase.payButton.click();
    await purchase.wallet.approve('sign');
    await assertPaid(purchase, 'USDC');
  });

  it('pays TUSD from the app whose WebView the system ends while it asks its buyer', async () => {
    const purchase = await open('TUSD', openAppPurchase);
    await purchase.payButton.click();
    await purchase.wallet.approve('send');
    await purchase.wallet.approve('sign');
    await assertPaid(purchase, 'TUSD');
    assert.deepEqual([purchase.wallet.count('send'), purchase.wallet.count('sign')], [1, 1]);
  });

  /** An earlier page has asked the buyer for a permission of this amount. */
  const approveBefore = async ({ wallet }: Purchase): Promise<void> => {
    const asset = environment().server.gateway.assets.find(({ symbol }) => symbol === 'USDT')!;
    const data = encodeFunctionData({ abi: coin.abi, functionName: 'approve', args: [PERMIT2, 1n] });
    const request = (method: string, params: unknown) => connectNode(node).request({ method, params } as never);
    await request('anvil_impersonateAccount', [wallet.address]);
    await request('eth_sendTransaction', [{ from: wallet.address, to: asset.contract, data }]);
    await request('anvil_stopImpersonatingAccount', [wallet.address]);
  };

  it('pays USDT in three steps, the first of which removes a permission that is not enough', async () => {
    const purchase = await open('USDT', openPurchase, approveBefore);
    await purchase.payButton.click();
    await waitForHeadline(purchase.page, /Remove the old permission for USDT/);
    await purchase.wallet.approve('send');
    await waitForHeadline(purchase.page, /Allow Permit2 to use USDT/);
    await purchase.wallet.approve('send');
    await purchase.wallet.approve('sign');
    await assertPaid(purchase, 'USDT');
    assert.deepEqual([purchase.wallet.count('send'), purchase.wallet.count('sign')], [2, 1]);
  });

  it("pays EURC once if the page is reloaded before the gateway has the wallet's answers", async () => {
    const purchase = await open('EURC');
    environment().server.gateway.faults.add({ route: 'POST /v1/gateway/*/confirm', kind: 'hang', times: 1 });
    await purchase.payButton.click();
    await purchase.wallet.approve('sign');
    await purchase.wallet.approve('sign');
    await until('the confirmation is sent', () => purchase.confirmations.length > 0);
    await purchase.page.reload();
    await assertPaid(purchase, 'EURC');
    assert.equal(purchase.wallet.count('sign'), 2);
  });

  it('pays ETH once if the page is reloaded while the wallet is open, which then sends', async () => {
    const purchase = await open('ETH');
    await purchase.payButton.click();
    await purchase.wallet.asks('send');
    await purchase.page.reload();
    await purchase.wallet.approve('send');
    await assertPaid(purchase, 'ETH');
    assert.equal(purchase.wallet.count('send'), 1);
  });
});
