import assert from 'node:assert/strict';
import { zeroAddress, type Hex, type PublicClient } from 'viem';
import { coin } from '../../gateway/rails/evm/artifacts/coin.js';
import { settlement } from '../../gateway/rails/evm/artifacts/settlement.js';
import { getPaymentKey } from '../../gateway/rails/evm/payment-key.js';
import type { ChainRecord } from '../../gateway/store/chain-table.js';

const count = <Key>(items: readonly (readonly [Key, bigint])[]): ReadonlyMap<Key, bigint> => {
  const sums = new Map<Key, bigint>();
  for (const [key, value] of items) sums.set(key, (sums.get(key) ?? 0n) + value);
  return sums;
};

/** What a chain says about payments, whatever the gateway's store says. */
export interface Ledger {
  /** The number of transfers. */
  readonly paid: number;
  /** The transfers of a payment, each as `<transaction> in block <number>`. */
  readonly findTransfers: (paymentId: string) => readonly string[];
  /** The contract holds what was paid, and no coin came from nowhere or went there. */
  readonly assertBalances: (accounts: readonly string[]) => Promise<void>;
}

/** Reads the transfers of the settlement contract, and the balances of its coins. */
export const readLedger = async (client: PublicClient, { relayer, contracts = {} }: ChainRecord): Promise<Ledger> => {
  const address = contracts['settlement'] ?? zeroAddress;
  const events = await client.getContractEvents({
    ...{ address, abi: settlement.abi, eventName: 'Paid', fromBlock: 0n, strict: true },
  });
  const transfers = new Map<string, string[]>();
  for (const { args, transactionHash, blockNumber } of events)
    transfers.set(args.payment, [...(transfers.get(args.payment) ?? []), `${transactionHash} in block ${blockNumber}`]);
  const amounts = count(events.map(({ args }) => [args.token, args.amount] as const));
  const readBalance = (token: Hex, account: string): Promise<bigint> =>
    client.readContract({ address: token, abi: coin.abi, functionName: 'balanceOf', args: [account as Hex] });
  return {
    paid: events.length,
    findTransfers: (id) => transfers.get(getPaymentKey(id)) ?? [],
    async assertBalances(accounts) {
      for (const [token, amount] of amounts) {
        const held = token === zeroAddress ? await client.getBalance({ address }) : await readBalance(token, address);
        assert.equal(held, amount, `the contract holds what was paid in ${token}`);
        if (token === zeroAddress) continue;
        const balances = await Promise.all([relayer, address, ...accounts].map((each) => readBalance(token, each)));
        const supply = await client.readContract({ address: token, abi: coin.abi, functionName: 'totalSupply' });
        const sum = balances.reduce((total, each) => total + each, 0n);
        assert.equal(sum, supply, `the balances in ${token} add up to its supply`);
      }
    },
  };
};
