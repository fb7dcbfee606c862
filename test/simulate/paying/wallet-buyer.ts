import type { Random } from '../../support/random.js';
import type { VirtualClock } from '../../support/virtual-clock.js';
import { wait } from './wait.js';

/** What the buyer answers to a request of the wallet. `lose`: rejects it, and the wallet loses the code of the error. */
const ANSWERS = [
  'approve',
  'approve',
  'approve',
  'approve',
  'approve',
  'approve',
  'reject',
  'lose',
  'ignore',
  'late',
  'fail',
] as const;

/**
 * The same to a request for coins, for which the buyer can say to have declined it. `hang`: the wallet never answers. `approve later`,
 * `reject later`: it answers about when the buyer says so, or after that.
 */
const COIN_ANSWERS = [...ANSWERS, 'ignore', 'hang', 'hang', 'approve later', 'reject later'] as const;

/** The same of a wallet that mostly does not answer in time. */
const LATE_ANSWERS = ['approve', 'fail', 'ignore', 'hang', 'approve later', 'approve later', 'reject later'] as const;

type Answer = (typeof COIN_ANSWERS)[number];

/** How long a wallet that is ignored takes, milliseconds, at most: the buyer can say so after 30 seconds. */
const MAX_LATE_MS = 60_000;
const MIN_LATER_MS = 25_000;
const MAX_LATER_MS = 120_000;

/** The codes by which a wallet says that it has not done what it was asked for, and never will. */
const REFUSALS = [4001, 4001, 4001, '4001', 4100, 4200, 4902] as const;

export const toError = (code: number | string | undefined, message: string, data?: unknown): Error =>
  Object.assign(new Error(message), { code, data });

/** The errors of a wallet that does not know, or does not say, what has become of a request. */
const UNCLEAR_ERRORS: readonly (() => Error)[] = [
  () => toError(undefined, 'The connection to the wallet was lost'),
  () => toError(undefined, 'User denied the request'),
  () => toError(-32002, 'Request already pending'),
  () => toError(-32603, 'Internal error'),
  () => toError(-32000, 'nonce too low'),
  () => toError(-32003, 'Transaction rejected'),
  () => toError(4900, 'Disconnected'),
  () => toError(4901, 'Chain disconnected'),
  () => toError(5000, 'User rejected'),
  () => toError('ACTION_REJECTED', 'user rejected action'),
  () => toError(-32603, '4001'),
  () => toError(-32603, 'The node has rejected it: already known'),
  () => toError(-32603, 'User has cancelled', { originalError: { code: 4001, message: 'cancelled' } }),
];

export const pickUnclearError = (random: Random): Error => random.pick(UNCLEAR_ERRORS)();

/** The longest time for which a wallet keeps a request to which it has answered with an error, milliseconds. */
const MAX_KEPT_MS = 60_000;

/** The buyer in front of a wallet. */
export class WalletBuyer {
  /** True if the buyer approves everything, soon. */
  isWilling = false;
  /** How many of the next transactions the buyer declines nevertheless, and the wallet does not say so clearly. */
  declines = 0;
  /** How long the wallet takes with the next requests for coins before it asks the buyer, milliseconds. */
  readonly delaysMs: number[] = [];
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #coinAnswers: readonly Answer[];
  /** Requests that the buyer ignores so far. */
  readonly #ignored = new Set<() => void>();
  #open = 0;
  #kept = 0;

  /** @param hesitates true if the wallet mostly does not answer requests for coins in time */
  constructor(clock: VirtualClock, random: Random, hesitates: boolean) {
    this.#coinAnswers = hesitates ? LATE_ANSWERS : COIN_ANSWERS;
    this.#clock = clock;
    this.#random = random;
  }

  /** True while the wallet may yet send what it has answered with an error. */
  get keepsRequests(): boolean {
    return this.#kept > 0;
  }

  /** From now on the buyer approves everything, also what was ignored so far. */
  becomeWilling(): void {
    this.isWilling = true;
    for (const answer of this.#ignored) answer();
    this.#ignored.clear();
  }

  /**
   * Waits for the answer. Rejects with an error of the wallet.
   *
   * @param isForCoins true if the wallet asks for a transaction that pays
   */
  async ask(isForCoins = false): Promise<void> {
    const delayMs = isForCoins ? this.delaysMs.shift() : undefined;
    if (delayMs !== undefined) await wait(this.#clock, delayMs);
    if (this.#open && !this.isWilling && this.#random.chance(0.3)) throw toError(-32002, 'Request already pending');
    this.#open++;
    try {
      const answer = this.isWilling ? 'approve' : this.#random.pick<Answer>(isForCoins ? this.#coinAnswers : ANSWERS);
      await this.#takeTime(answer);
      if (answer === 'reject' || answer === 'reject later')
        throw toError(this.#random.pick(REFUSALS), 'User rejected the request');
      if (answer === 'lose') throw toError(undefined, 'User denied the request');
      if (answer === 'fail') throw pickUnclearError(this.#random);
    } finally {
      this.#open--;
    }
  }

  async #takeTime(answer: Answer): Promise<void> {
    switch (answer) {
      case 'hang':
        return new Promise(() => undefined);
      case 'ignore':
        return new Promise((resolve) => this.#ignored.add(resolve));
      case 'late':
        return wait(this.#clock, this.#random.int(5_000, MAX_LATE_MS));
      case 'approve later':
      case 'reject later':
        return wait(this.#clock, this.#random.int(MIN_LATER_MS, MAX_LATER_MS));
      default:
        return wait(this.#clock, this.#random.int(100, 4_000));
    }
  }

  /** The wallet keeps a request to which it has answered with an error; the buyer approves it some time later. */
  approveLater(send: () => Promise<unknown>): void {
    this.#kept++;
    this.#clock.setTimeout(
      () => {
        this.#kept--;
        void send();
      },
      this.#random.int(1_000, MAX_KEPT_MS),
    );
  }
}
