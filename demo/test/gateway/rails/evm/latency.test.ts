import assert from 'node:assert/strict';
import { it, type TestContext } from 'node:test';
import type { PrivateKeyAccount } from 'viem/accounts';
import { openChainGateway, startNode, type ChainGateway } from '../../../support/chain-gateway.js';
import { ACCOUNT_KINDS, createAccounts, type AccountKind, type BuyerAccount } from '../../../support/smart-accounts.js';

const IS_QUIET = Boolean(process.env['QUIET_MACHINE']);
const WARM_UP = 10;
/** A busy machine gets fewer payments, because its latencies say little. */
const MEASURED = IS_QUIET ? 200 : 40;
/** Payments of each kind of account with each coin. */
const ROUNDS = IS_QUIET ? 4 : 1;
/** Limits of a quiet machine, milliseconds; a busy one gets ten times as much. */
const KEY_LIMITS = { p50: 60, p95: 150 };
const ACCOUNT_LIMITS = { p50: 100, p95: 200 };
const FACTOR = IS_QUIET ? 1 : 10;

const report = (times: readonly number[], limits: typeof KEY_LIMITS, context: TestContext): void => {
  const sorted = times.toSorted((a, b) => a - b);
  const [p50 = Infinity, p95 = Infinity] = [0.5, 0.95].map((share) => sorted[Math.floor(share * sorted.length)]);
  context.diagnostic(
    `confirm to succeeded: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${times.length} payments`,
  );
  assert.ok(p50 <= limits.p50 * FACTOR && p95 <= limits.p95 * FACTOR, `p50 ${p50} ms, p95 ${p95} ms`);
};

/** Runs the work with a gateway on a node of its own. */
const withChain = async (
  work: (chain: ChainGateway, create: (kind: AccountKind) => Promise<BuyerAccount>) => Promise<void>,
): Promise<void> => {
  const node = await startNode();
  const accounts = createAccounts(node);
  const factory = await accounts.deployFactory();
  const chain = await openChainGateway({ node, factories: [factory] });
  try {
    await work(chain, (kind) => accounts.create(kind, factory));
  } finally {
    chain.gateway.close();
    await node.stop();
  }
};

it('a confirmation becomes a transaction with a receipt within milliseconds', (context) =>
  withChain(async (chain) => {
    await chain.fund();
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + MEASURED; round++) {
      const id = await chain.create({ amount: { unit: 'iso4217/USD', value: '100' } });
      const option = await chain.offer(id, 'USDC');
      assert.ok(option);
      const results = await chain.answer(option);
      const startMs = performance.now();
      assert.equal((await chain.confirm(id, option, results)).status, 200);
      await chain.waitFor(id, 'succeeded');
      if (round >= WARM_UP) times.push(performance.now() - startMs);
    }
    report(times, KEY_LIMITS, context);
  }));

it('so does one of each kind of account with each coin that takes it', (context) =>
  withChain(async (chain, create) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      for (const kind of ACCOUNT_KINDS) {
        const account = await create(kind);
        // The faucet and the offers read the address only.
        const signer = account as unknown as PrivateKeyAccount;
        await chain.fund(signer);
        for (const { symbol } of chain.rail.assets) {
          const id = await chain.create({ amount: { unit: 'iso4217/USD', value: '100' } });
          const option = await chain.offer(id, symbol, signer);
          assert.ok(option);
          const results = await account.answer(option);
          const startMs = performance.now();
          if ((await chain.confirm(id, option, results)).status !== 200) continue;
          await chain.waitFor(id, 'succeeded');
          times.push(performance.now() - startMs);
        }
      }
    report(times, ACCOUNT_LIMITS, context);
  }));
