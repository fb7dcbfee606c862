import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import { toApprovalOption, toCoinOption } from '../../support/wallet/transaction-options.js';
import type { Chains, SentTransaction } from './chain.js';
import type { Keys } from './keys.js';

/** From an offer to the last moment at which its coins can be paid, seconds. */
const OFFER_S = 100;

/** An option as the sandbox has offered it, before it was changed. */
interface Changed {
  readonly kind: 'coin' | 'approval';
  readonly original: PaymentOption;
}

interface Confirmation {
  readonly optionId: string;
  readonly results: readonly { readonly type: string; readonly data: readonly unknown[] }[];
}

interface DeskOptions {
  readonly clock: VirtualClock;
  readonly keys: Keys;
  readonly chains: Chains;
  readonly getStatus: () => Promise<Response>;
}

/** A refusal of the gateway. */
export const refuse = (status: number, code: string): Response => Response.json({ code, message: code }, { status });

/**
 * A gateway in front of the sandbox that asks for transactions: the sandbox knows signatures only. It pays for the coin of the chain
 * itself, and turns an approval into the permit that the sandbox waits for.
 */
export class TransactionDesk {
  readonly #options: DeskOptions;
  readonly #changed = new Map<string, Changed>();
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

  /** Answers a confirmation of coins; resolves to undefined for any other one. */
  async answer(text: string): Promise<Response | undefined> {
    const { optionId, results } = JSON.parse(text) as Confirmation;
    const { kind, original } = this.#changed.get(optionId) ?? {};
    if (kind !== 'coin' || !original) return undefined;
    const sent = this.#find(results[0]?.data[0], original);
    // The coins may come yet, or they are on another chain.
    if (!sent || sent.knownAtMs > this.#options.clock.nowMs()) return refuse(422, 'invalid_params');
    return sent.coins === 'taken' ? this.#options.getStatus() : refuse(409, 'invalid_state');
  }

  /** The confirmation as the sandbox takes it: with a permit in place of an approval that was sent. */
  async translate(text: string): Promise<string> {
    const { optionId, results } = JSON.parse(text) as Confirmation;
    const { kind, original } = this.#changed.get(optionId) ?? {};
    if (kind !== 'approval' || !original || !this.#find(results[0]?.data[0], original)) return text;
    const [, signature] = results;
    const known = this.#translated.get(text);
    if (known !== undefined) return known;
    const { data } = original.actions[0] as { readonly data: { readonly params: readonly [string, string] } };
    const permit = { type: 'walletRpc', data: [await this.#options.keys.sign(...data.params)] };
    const translated = JSON.stringify({ optionId, results: [permit, signature] });
    this.#translated.set(text, translated);
    return translated;
  }

  /** The transaction on the chain of the option. */
  #find(hash: unknown, { account }: PaymentOption): SentTransaction | undefined {
    const sent = this.#options.chains.find(hash);
    return sent && account.startsWith(`${sent.chain}:`) ? sent : undefined;
  }
}
