import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createPublicClient, http, zeroAddress, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { startLocalNode } from '../../drivers/anvil.js';
import { openPostgres } from '../../drivers/postgres.js';
import { seededRandom } from '../../gateway/core/random.js';
import { coin } from '../../gateway/rails/evm/artifacts/coin.js';
import { permit2 } from '../../gateway/rails/evm/artifacts/permit2.js';
import { settlement } from '../../gateway/rails/evm/artifacts/settlement.js';
import { getPaymentKey } from '../../gateway/rails/evm/payment-key.js';
import { PERMIT2 } from '../../gateway/rails/permit2.js';
import type { ChainRecord } from '../../gateway/store/chain-table.js';
import { startNode, type ClusterNode } from '../support/cluster.js';
import { findPostgres, startPostgres } from '../support/postgres.js';
import { createChainBuyer } from './chain-buyer.js';

const PROCESSES = 3;
const PAYMENTS = 1_000;
const KILLS = 20;
/** Number of concurrent buyers; each has a second device with another account. */
const LANES = 8;
const SYMBOLS = ['USDC', 'EURC', 'TUSD', 'ETH'];
const DEADLINE_MS = 60_000;

const bin = findPostgres();
const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

const ends: (() => unknown)[] = [];
after(async () => {
  for (const end of ends.reverse()) await end();
});

/** A node of somebody else, with a relayer that has coins, and Permit2. */
const startChain = async () => {
  const node = await startLocalNode({ genesisTimeS: Math.floor(Date.now() / 1_000), onError: console.error });
  ends.push(() => node.stop());
  const key = generatePrivateKey();
  const client = createPublicClient({ chain: foundry, transport: http(node.url), cacheTime: 0 });
  const control = (method: string, ...params: readonly unknown[]) => client.request({ method, params } as never);
  await control('anvil_setBalance', privateKeyToAccount(key).address, `0x${(10n ** 30n).toString(16)}`);
  await control('anvil_setCode', PERMIT2, permit2.deployedBytecode);
  return { node, key, client };
};

describe(`${PROCESSES} processes with one relayer on one chain`, () => {
  it(`pay each of ${PAYMENTS} payments at most once, and leave none open, in ${KILLS} kills`, { skip }, async (t) => {
    const random = seededRandom(11);
    const postgres = await startPostgres(bin ?? '');
    ends.push(() => postgres.stop());
    const { node, key, client } = await startChain();
    const env = { DATABASE_URL: postgres.url, SANDBOX_RELAYER_KEY: key };
    const args = ['--port', '0', '--rpc-url', node.url];
    const nodes: ClusterNode[] = [];
    for (let count = 0; count < PROCESSES; count++) nodes.push(await startNode(args, env));
    ends.push(() => Promise.all(nodes.map((each) => each.stop())));
    const pick = (): ClusterNode => nodes[Math.floor(random() * nodes.length)]!;
    const openBuyer = async () => {
      const signer = privateKeyToAccount(generatePrivateKey());
      const buyer = createChainBuyer({ signer, nodeUrl: node.url, getUrl: () => pick().url });
      await buyer.fund();
      return buyer;
    };

    const ids: string[] = [];
    const lane = async (name: number): Promise<void> => {
      const [first, second] = [await openBuyer(), await openBuyer()];
      while (ids.length < PAYMENTS) {
        const id = await first.create(`order ${name} ${ids.length}`);
        ids.push(id);
        const symbol = SYMBOLS[Math.floor(random() * SYMBOLS.length)]!;
        // Sometimes on two devices at once; a payment in the native coin twice would be reverted, and cost gas only.
        await Promise.all([first.pay(id, symbol), ...(random() < 0.2 ? [second.pay(id, 'USDC')] : [])]);
      }
    };
    let isOver = false;
    const killRepeatedly = async (): Promise<void> => {
      for (let kill = 0; kill < KILLS && !isOver; kill++) await pick().kill();
    };
    const lanes = Promise.all(Array.from({ length: LANES }, (_, name) => lane(name))).finally(() => {
      isOver = true;
    });
    await Promise.all([lanes, killRepeatedly()]);

    const database = openPostgres(postgres.url, () => undefined);
    ends.push(() => database.close());
    const read = () => database.query<{ id: string; status: string; buyer: string }>('select id, status from payment');
    const endMs = Date.now() + DEADLINE_MS;
    const isOpen = ({ status }: { readonly status: string }) => status === 'processing';
    while ((await read()).some(isOpen)) {
      assert.ok(Date.now() < endMs, 'payments are left open');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }

    const [row] = await database.query<{ data: ChainRecord }>('select data from chain');
    const contracts = row?.data.contracts as Readonly<Record<string, Hex>>;
    const address = contracts['settlement']!;
    const events = await client.getContractEvents({
      ...{ address, abi: settlement.abi, eventName: 'Paid', fromBlock: 0n, strict: true },
    });
    const paidTimes = new Map<string, number>();
    const amounts = new Map<string, bigint>();
    for (const { args: paid } of events) {
      paidTimes.set(paid.payment, (paidTimes.get(paid.payment) ?? 0) + 1);
      amounts.set(paid.token, (amounts.get(paid.token) ?? 0n) + paid.amount);
    }
    const payments = await read();
    const succeeded = payments.filter(({ status }) => status === 'succeeded');
    t.diagnostic(`${payments.length} payments, ${succeeded.length} succeeded, ${events.length} paid on the chain`);
    const problems = payments.filter(
      ({ id, status }) => (paidTimes.get(getPaymentKey(id)) ?? 0) !== (status === 'succeeded' ? 1 : 0),
    );
    assert.deepEqual(problems, [], 'succeeded without a transfer, paid twice, or paid and not succeeded');
    assert.ok(succeeded.length > PAYMENTS * 0.9);
    for (const [token, amount] of amounts) {
      const held =
        token === zeroAddress
          ? await client.getBalance({ address })
          : await client.readContract({
              abi: coin.abi,
              address: token as Hex,
              functionName: 'balanceOf',
              args: [address],
            });
      assert.equal(held, amount, token);
    }
  });
});
