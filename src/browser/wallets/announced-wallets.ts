import { notify } from '../../core/listeners.js';
import { isWalletId, readWalletIcon, readWalletName } from '../../core/wallet-info.js';
import type { CheckoutWallet } from '../../wallet/ports.js';
import type { EvmProvider } from './evm-provider.js';

/** A wallet that has announced itself: what is shown of it, and how it is asked. */
export interface AnnouncedWallet extends Pick<CheckoutWallet, 'id' | 'name' | 'icon' | 'isAmbiguous'> {
  readonly provider: EvmProvider;
}

/** An unvalidated announcement of a wallet (EIP-6963). */
interface Announcement {
  readonly info?: Readonly<Record<string, unknown>> | null;
  readonly provider?: Partial<EvmProvider> | null;
}

/** A checked announcement. */
interface KnownWallet {
  readonly uuid: string;
  readonly wallet: AnnouncedWallet;
}

const REQUEST = 'eip6963:requestProvider';
const ANNOUNCE = 'eip6963:announceProvider';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/**
 * Limits of the announcements that are kept: of ids, and of wallets per id. Copies of one id do not displace wallets with other ids.
 */
const MAX_IDS = 50;
const MAX_OF_ID = 50;

const matches = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

const isProvider = (value: Announcement['provider']): value is EvmProvider => typeof value?.request === 'function';

/** Reads an announcement, once: its getters may answer differently the second time. */
const readAnnouncement = (detail: unknown): KnownWallet | undefined => {
  const { info, provider } = (detail ?? {}) as Announcement;
  const { uuid, rdns, name: givenName, icon } = info ?? {};
  const name = readWalletName(givenName);
  if (!matches(uuid, UUID) || !isWalletId(rdns) || name === undefined || !isProvider(provider)) return undefined;
  // Domain names and UUIDs are case-insensitive.
  return {
    uuid: uuid.toLowerCase(),
    wallet: { id: rdns.toLowerCase(), name, icon: readWalletIcon(icon), provider },
  };
};

/**
 * Finds the wallets that announce themselves (EIP-6963), also late ones. What a wallet says of itself is untrusted: each of several
 * with the same id is listed. A wallet that announces itself again, by its uuid, is the same one.
 *
 * @param onChange called with all wallets found so far, in the order of their announcements
 * @returns a function that stops
 */
export const findAnnouncements = (onChange: (wallets: readonly AnnouncedWallet[]) => void): (() => void) => {
  const known = new Set<string>();
  const wallets: AnnouncedWallet[] = [];
  const onAnnounce = (event: Event): void => {
    const found = readAnnouncement((event as CustomEvent<unknown>).detail);
    if (!found || known.has(found.uuid)) return;
    const { id } = found.wallet;
    const ofId = wallets.filter((other) => other.id === id).length;
    const isFull = new Set(wallets.map((other) => other.id)).size === MAX_IDS;
    if (ofId ? ofId === MAX_OF_ID : isFull) return;
    known.add(found.uuid);
    wallets.push({
      ...found.wallet,
      get isAmbiguous() {
        return wallets.filter((other) => other.id === id).length > 1;
      },
    });
    notify(onChange, [...wallets]);
  };
  window.addEventListener(ANNOUNCE, onAnnounce);
  window.dispatchEvent(new Event(REQUEST));
  return () => {
    window.removeEventListener(ANNOUNCE, onAnnounce);
  };
};
