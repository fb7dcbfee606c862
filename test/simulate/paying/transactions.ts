import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';
import type { WalletTransaction } from '../../../src/wallet/wallet-request.js';
import type { Random } from '../../support/random.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import { SETTLEMENT, toApprovalOption, toCoinOption } from '../../support/wallet/transaction-options.js';
import type { Keys } from './keys.js';

/** The gateway's view of a transaction lags behind that of its sender, milliseconds. */
const MAX_UNSEEN_MS = 3_000;
/** From an offer to the last moment at which its coins can be paid, seconds. */
const OFFER_S = 100;

/** An option as the sandbox has offered it, before it was changed. */
interface Changed {
  readonly kind: 'coin' | 'approval';
  readonly original: PaymentOption;
}

/** A transaction on the chain. */
interface Sent {
  readonly transaction: WalletTransaction;
  readonly seenAtMs: number;
  /** False if the settlement contract has refused the coins: the payment cannot be paid any more. */
  readonly isPaid: boolean;
}

interface Confirmation {
  readonly optionId: string;
  readonly results: readonly { readonly type: string; readonly data: readonly unknown[] }[];
}

interface DeskOptions {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly keys: Keys;
  /** Takes the coins for the payment; resolves to false if it cannot be paid any more. */
  readonly takeCoins: (hash: string) => Promise<boolean>;
  readonly getStatus: () => Promise<Response>;
}

const refuse = (status: number, code: string): Response => Response.json({ code, message: code }, { status });

/**
 * A chain, and a gateway in front of the sandbox that asks for transactions on it: the sandbox knows signatures only. It pays
 * for the coin of the chain itself, and turns an approval into the permit that the sandbox waits for.
 */
export class TransactionDesk {
  /** The hashes of the transactions by which coins were paid. */
  readonly payments = new Set<string>();
  readonly #options: DeskOptions;
  readonly #changed = new Map<string, Changed>();
  readonly #sent = new Map<string, Sent>();
  readonly #translated = new Map<string, string>();

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  /** The options with another way to pay: those of one signature with coins, those of a permit with an approval. */
  change(options: readonly PaymentOption[]): readonly PaymentOption[] {
    const expiresAt = Math.floor(this.#options.clock.nowMs() / 1_000) + OFFER_S;
    return options.map((original) => {
      const kind = original.actions.length > 1 ? 'approval' : 'coin';
      this.#changed.set(original.id, { kind, original });
      return kind === 'coin' ? toCoinOption(original, expiresAt) : toApprovalOption(original);
    });
  }

  /** Sends a transaction of a wallet; resolves to its hash. */
  async send(transaction: WalletTransaction): Promise<string> {
    const { clock, random, takeCoins } = this.#options;
    const hash = `0x${Array.from({ length: 64 }, () => random.int(0, 15).toString(16)).join('')}`;
    const isPayment = transaction.to === SETTLEMENT;
    const isPaid = isPayment && (await takeCoins(hash));
    if (isPaid) this.payments.add(hash);
    this.#sent.set(hash, { transaction, isPaid, seenAtMs: clock.nowMs() + random.int(0, MAX_UNSEEN_MS) });
    return hash;
  }

  /** Answers a confirmation of coins; resolves to undefined for any other one. */
  async answer(text: string): Promise<Response | undefined> {
    const { optionId, results } = JSON.parse(text) as Confirmation;
    if (this.#changed.get(optionId)?.kind !== 'coin') return undefined;
    const sent = this.#find(results[0]?.data[0]);
    if (!sent) return refuse(422, 'invalid_params');
    return sent.isPaid ? this.#options.getStatus() : refuse(409, 'invalid_state');
  }

  /** The confirmation as the sandbox takes it: with a permit in place of an approval that was sent. */
  async translate(text: string): Promise<string> {
    const { optionId, results } = JSON.parse(text) as Confirmation;
    const { kind, original } = this.#changed.get(optionId) ?? {};
    if (kind !== 'approval' || !original || !this.#find(results[0]?.data[0])) return text;
    const [, signature] = results;
    const known = this.#translated.get(text);
    if (known !== undefined) return known;
    const { data } = original.actions[0] as { readonly data: { readonly params: readonly [string, string] } };
    const permit = { type: 'walletRpc', data: [await this.#options.keys.sign(...data.params)] };
    const translated = JSON.stringify({ optionId, results: [permit, signature] });
    this.#translated.set(text, translated);
    return translated;
  }

  /** A transaction that the gateway has seen. Approvals are waited for. */
  #find(hash: unknown): Sent | undefined {
    const sent = this.#sent.get(String(hash));
    const isApproval = sent?.transaction.to !== SETTLEMENT;
    return sent && (isApproval || sent.seenAtMs <= this.#options.clock.nowMs()) ? sent : undefined;
  }
}
