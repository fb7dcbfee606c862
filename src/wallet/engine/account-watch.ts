import type { Clock } from '../../core/clock.js';
import { withDeadline } from '../../core/deadline.js';
import { askPage, notify } from '../../core/listeners.js';
import type { CheckoutWallet } from '../ports.js';
import { readAccounts } from './call-wallet.js';

/** The minimum time between two looks, milliseconds: some wallets report a change each time they are asked. */
const LOOK_GAP_MS = 1_000;
/** A wallet that takes longer to list its accounts is asked again when it reports anything, milliseconds. */
const LOOK_TIMEOUT_MS = 10_000;

/** The same for the same accounts, in any order. */
const toKey = (addresses: readonly string[]): string =>
  [...addresses.map((address) => address.toLowerCase())].sort().join();

/** The accounts of a wallet, and the callback. */
interface AccountWatchOptions {
  readonly clock: Clock;
  readonly wallet: CheckoutWallet;
  /** The accounts that the page knows. */
  readonly getKnown: () => readonly string[];
  /** Called when the wallet has reported anything, with true if it can answer a recall now. */
  readonly onReport: (isAnswered: boolean) => void;
  /** Called with other accounts than the known ones. */
  readonly onChange: (addresses: readonly string[]) => void;
}

/**
 * Watches the accounts of a wallet. Wallets report changes that are none, so the accounts are compared first, at most once a second.
 * An empty list counts only the second time: wallets answer with one right after the connection.
 */
export const watchAccounts = (options: AccountWatchOptions): (() => void) => {
  const { clock, wallet, getKnown, onReport, onChange } = options;
  let isActive = true;
  let isLooking = false;
  /** True if the wallet has reported anything during the look: its answer may be older. */
  let isOutdated = false;
  let wasEmpty = false;
  let cancel: (() => void) | undefined;
  let lookedAt = -Infinity;

  const look = async (): Promise<void> => {
    cancel = undefined;
    isLooking = true;
    isOutdated = false;
    lookedAt = clock.monotonic();
    const deadline = { clock, timeoutMs: LOOK_TIMEOUT_MS };
    // An error says nothing about the accounts.
    const addresses = await withDeadline(() => readAccounts(wallet, false), deadline).catch(() => undefined);
    isLooking = false;
    if (!isActive) return;
    if (isOutdated) schedule();
    if (!addresses || toKey(addresses) === toKey(getKnown())) return;
    if (addresses.length || wasEmpty) {
      onChange(addresses);
      return;
    }
    wasEmpty = true;
    schedule();
  };
  const schedule = (): void => {
    isOutdated = isLooking;
    if (cancel || isLooking) return;
    const waitMs = lookedAt + LOOK_GAP_MS - clock.monotonic();
    if (waitMs <= 0) void look();
    else cancel = clock.setTimeout(() => void look(), waitMs);
  };
  const onChanged = (isAnswered?: unknown): void => {
    if (!isActive) return;
    wasEmpty = false;
    // Wallets pass on what their provider reports.
    onReport(isAnswered === true);
    schedule();
  };
  // A wallet whose extension is gone throws, and can be paid with nevertheless after a reload of the extension.
  const unsubscribe: unknown = askPage<unknown>(() => wallet.subscribe(onChanged), undefined);
  return () => {
    isActive = false;
    cancel?.();
    if (typeof unsubscribe === 'function') notify(unsubscribe as () => void);
  };
};
