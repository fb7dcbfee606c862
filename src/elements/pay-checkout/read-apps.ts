import { MAX_LENGTHS } from '../../contract/limits.js';
import { isIdentifier } from '../../contract/text.js';
import type { OfferedApp } from '../../controllers/wallet-list-controller.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isPayError, type PayError } from '../../core/errors/pay-error.js';
import { parseImageUrl } from '../../core/url/image-url.js';
import { quoteValue } from '../../core/format/quote-value.js';
import { readWalletIcon, readWalletName } from '../../core/wallet-info.js';
import type { CheckoutWallet } from '../../wallet/ports.js';
import { fillAppLink, hasPlaceholder, type WalletApp } from '../../wallet/wallet-app.js';
import { checkUrl, readList, type Links } from './links.js';
import { isRowId, isWalletApp, listWallets, readPageWallet } from './read-wallets.js';

/** The inputs that the links of the apps depend on. */
export interface AppInputs {
  readonly paymentId: string | null | undefined;
  readonly wallets: readonly (CheckoutWallet | WalletApp)[] | null | undefined;
  readonly walletAllow: string | null | undefined;
}

/** Returns the app if it can be offered, undefined if the page lacks a value of its link, otherwise the reason. */
const readApp = (app: WalletApp, links: Links, inputs: AppInputs): OfferedApp | undefined | PayError => {
  const name = readWalletName(app.name);
  const refuse = (reason: string): PayError => new ConfigurationError('refused_url', `wallets: ${reason}`);
  if (name === undefined) return refuse(`the app with the link ${quoteValue(app.link)} has no name.`);
  const { link } = app;
  if (!isIdentifier(MAX_LENGTHS.URL)(link) || !hasPlaceholder(link))
    return refuse(`the link of ${name} leads to no payment. It needs {page}, {page-without-scheme} or {payment}.`);
  const filled = fillAppLink(link, { pageUrl: links.walletPageUrl, gatewayUrl: links.gatewayUrl });
  if (filled === undefined) return undefined;
  const url = checkUrl(filled, `wallets: the link of ${name}`, readList(inputs.walletAllow), inputs.paymentId);
  if (url === undefined || isPayError(url)) return url;
  const store = checkUrl(app.store, `wallets: the store of ${name}`);
  if (isPayError(store)) return store;
  return {
    id: isRowId(app.id) ? app.id : name,
    name,
    icon: readWalletIcon(app.icon) ?? parseImageUrl(app.icon),
    url,
    store,
  };
};

/** Returns why a wallet of the page is not offered. */
const checkWallet = (wallet: CheckoutWallet): PayError | undefined =>
  readPageWallet(wallet)
    ? undefined
    : new ConfigurationError(
        'invalid_option',
        'wallets: a wallet needs an id, a name and the methods of CheckoutWallet.',
      );

/** Reads the wallet apps of the page, each for itself; of several with the same id, the first is used. */
const readApps = (links: Links, inputs: AppInputs) => {
  const apps: OfferedApp[] = [];
  const errors: PayError[] = [];
  if (inputs.wallets && !Array.isArray(inputs.wallets))
    errors.push(new ConfigurationError('invalid_option', 'wallets is not a list, or the JSON text of a list.'));
  for (const wallet of listWallets(inputs.wallets)) {
    const app = isWalletApp(wallet) ? readApp(wallet, links, inputs) : checkWallet(wallet);
    if (isPayError(app)) errors.push(app);
    else if (app && !apps.some(({ id }) => id === app.id)) apps.push(app);
  }
  return { apps, errors };
};

/** Reads the apps of an element when its inputs have changed, and reports each refused one once. */
export const createAppReader = (
  inputs: AppInputs,
  report: (error: PayError) => void,
): ((links: Links) => readonly OfferedApp[]) => {
  const reported = new Set<string>();
  let apps: readonly OfferedApp[] = [];
  let lastInputs: readonly unknown[] = [];
  return (links) => {
    const { wallets, walletAllow } = inputs;
    const now = [wallets, walletAllow, links];
    if (now.every((input, index) => input === lastInputs[index])) return apps;
    lastInputs = now;
    const read = readApps(links, inputs);
    for (const error of read.errors) if (!reported.has(error.message)) report(error);
    for (const { message } of read.errors) reported.add(message);
    return (apps = read.apps);
  };
};
