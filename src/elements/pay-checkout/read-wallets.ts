import { MAX_LENGTHS } from '../../contract/limits.js';
import { parseAttribute } from '../../contract/readers/initial-data.js';
import { isIdentifier } from '../../contract/text.js';
import { parseImageUrl } from '../../core/url/image-url.js';
import { readWalletIcon, readWalletName } from '../../core/wallet-info.js';
import { withFields } from '../../core/with-fields.js';
import type { CheckoutWallet } from '../../wallet/ports.js';
import type { WalletApp } from '../../wallet/wallet-app.js';

const isText = isIdentifier(MAX_LENGTHS.NAME);

/** Returns true for the id of a wallet or an app: by convention a reverse domain name. */
export const isRowId = (id: unknown): id is string => isText(id) && id !== '';

const METHODS = ['accounts', 'selectChain', 'sign', 'subscribe'] as const satisfies readonly (keyof CheckoutWallet)[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** False for what throws when it is looked at, such as a getter or a revoked `Proxy`. */
const isReadable = (entry: object): boolean => {
  try {
    for (const field of ['id', 'name', 'icon', 'link', 'store']) Reflect.get(entry, field);
    return true;
  } catch {
    return false;
  }
};

/** Reads the attribute, JSON of a list; any other text stays as it is, to be reported. */
export const readWalletsAttribute = (text: string | null): unknown => parseAttribute(text) ?? text;

/** Lists what the property `wallets` has been set to; entries that are no objects are left out. */
export const listWallets = (wallets: unknown): readonly (CheckoutWallet | WalletApp)[] =>
  Array.isArray(wallets)
    ? ((wallets as readonly unknown[]).filter((entry) => isObject(entry) && isReadable(entry)) as (
        CheckoutWallet | WalletApp
      )[])
    : [];

export const isWalletApp = (wallet: CheckoutWallet | WalletApp): wallet is WalletApp => 'link' in wallet;

const readWallet = (wallet: CheckoutWallet): CheckoutWallet | undefined => {
  const name = readWalletName(wallet.name);
  const isWallet = METHODS.every((method) => typeof wallet[method] === 'function');
  if (!isWallet || !isRowId(wallet.id) || name === undefined) return undefined;
  const icon = readWalletIcon(wallet.icon) ?? parseImageUrl(wallet.icon);
  return name === wallet.name && icon === wallet.icon ? wallet : withFields(wallet, { name, icon });
};

/** The wallets that were read: a wallet stays the same one from update to update. */
const known = new WeakMap<CheckoutWallet, CheckoutWallet | undefined>();

/** Returns a wallet of the page with its name and icon as they are shown; undefined if it is none. */
export const readPageWallet = (wallet: CheckoutWallet): CheckoutWallet | undefined => {
  if (!known.has(wallet)) known.set(wallet, readWallet(wallet));
  return known.get(wallet);
};

/** Lists the wallets that pay in the page. */
export const listPageWallets = (wallets: unknown): readonly CheckoutWallet[] =>
  listWallets(wallets).flatMap((wallet) => (isWalletApp(wallet) ? [] : (readPageWallet(wallet) ?? [])));
