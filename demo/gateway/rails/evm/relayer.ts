import { keccak256, encodeAbiParameters } from 'viem/utils';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import type { ChainTable, ChainTransaction } from '../../store/chain-table.js';
import type { EvmNode, Head } from './node.js';

type Hex = `0x${string}`;

/** What the relayer sends, without its nonce. */
export interface Call {
  /** Undefined to create a contract. */
  readonly to?: Hex;
  readonly data: Hex;
  readonly value?: bigint;
}

/** The highest fees of a transaction, wei for each unit of gas. */
export interface Fees {
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** What a signed transaction is for. */
export type Purpose = Pick<ChainTransaction, 'kind' | 'paymentId' | 'expiresAt'>;

/** More than any call of the rail takes. */
const GAS = 3_000_000n;
const PRIORITY_FEE = 1_000_000_000n;

/** Fees after a block, which stay enough while the base fee doubles. */
export const toFees = ({ baseFee }: Head): Fees => ({
  maxFeePerGas: 2n * baseFee + PRIORITY_FEE,
  maxPriorityFeePerGas: PRIORITY_FEE,
});

/** The account that submits what buyers sign. */
export class Relayer {
  readonly #account: PrivateKeyAccount;
  readonly #chainId: number;

  constructor(key: Hex, chainId: number) {
    this.#account = privateKeyToAccount(key);
    this.#chainId = chainId;
  }

  get address(): Hex {
    return this.#account.address;
  }

  async getFees(node: EvmNode): Promise<Fees> {
    return toFees(await node.getHead());
  }

  /**
   * Takes the next nonce, and stores the signed bytes: they are committed with what they are for before they are sent, so
   * that only the same bytes are ever sent again.
   */
  async store(chain: ChainTable, call: Call, fees: Fees, purpose: Purpose): Promise<Hex> {
    const record = await chain.lock();
    if (!record) throw new Error('The store has no chain');
    const raw = await this.#account.signTransaction({
      type: 'eip1559',
      chainId: this.#chainId,
      nonce: record.nextNonce,
      gas: GAS,
      ...fees,
      ...call,
    });
    const hash = keccak256(raw);
    await chain.put({ ...record, nextNonce: record.nextNonce + 1 });
    await chain.add({ hash, raw, ...purpose, block: null });
    return hash;
  }

  /** Signs the terms of a payment in the native coin, which the contract checks: nobody can pay another amount. */
  quote(settlement: Hex, key: Hex, expiresAt: number, value: bigint): Promise<Hex> {
    const terms = encodeAbiParameters(
      [{ type: 'uint256' }, { type: 'address' }, { type: 'bytes32' }, { type: 'uint256' }, { type: 'uint256' }],
      [BigInt(this.#chainId), settlement, key, BigInt(expiresAt), value],
    );
    return this.#account.signMessage({ message: { raw: keccak256(terms) } });
  }
}
