import assert from 'node:assert/strict';
import { zeroAddress, type Hex, type PublicClient } from 'viem';
import { coin } from '../../gateway/rails/evm/artifacts/coin.js';
import { settlement } from '../../gateway/rails/evm/artifacts/settlement.js';
import { getPaymentKey } from '../../gateway/rails/evm/payment-key.js';
import type { ChainRecord } from '../../gateway/store/chain-table.js';

/** An amount of a token that was moved, base units. The token is the zero address for the chain's own coin. */
export interface Amount {
  readonly token: Hex;
  readonly amount: bigint;
}

/** The sum of each token. */
export const addUp = (amounts: readonly Amount[]): ReadonlyMap<Hex, bigint> => {
  const sums = new Map<Hex, bigint>();
  for (const { token, amount } of amounts) sums.set(token, (sums.get(token) ?? 0n) + amount);
  return sums;
};

export const readBalance = (client: PublicClient, token: Hex, address: Hex): Promise<bigint> =>
  token === zeroAddress
    ? client.getBalance({ address })
    : client.readContract({ address: token, abi: coin.abi, functionName: 'balanceOf', args: [address] });

/** What a chain says about payments, whatever the gateway's store says. */
export interface Ledger {
  /** The number of transfers. */
  readonly paid: number;
  /** The transfers of a payment, each as `<transaction> in block <number>`. */
  readonly findTransfers: (paymentId: string) => readonly string[];
  /** The contract holds what was paid and not withdrawn, and no coin came from nowhere or went there. */
  readonly assertBalances: (accounts: readonly Hex[], withdrawn?: readonly Amount[]) => Promise<void>;
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
  return {
    paid: events.length,
    findTransfers: (id) => transfers.get(getPaymentKey(id)) ?? [],
    async assertBalances(accounts, withdrawn = []) {
      const sums = addUp(withdrawn);
      for (const [token, amount] of addUp(events.map(({ args }) => args))) {
        const left = amount - (sums.get(token) ?? 0n);
        assert.equal(await readBalance(client, token, address), left, `the contract holds what is left in ${token}`);
        if (token === zeroAddress) continue;
        const holders = [relayer, address, ...accounts];
        const balances = await Promise.all(holders.map((each) => readBalance(client, token, each)));
        const supply = await client.readContract({ address: token, abi: coin.abi, functionName: 'totalSupply' });
        const sum = balances.reduce((total, each) => total + each, 0n);
        assert.equal(sum, supply, `the balances in ${token} add up to its supply`);
      }
    },
  };
};
