/**
 * A wallet app on the same device, which opens by a link: nothing is injected into the browser of a phone. A
 * `CheckoutWallet` has no `link`, which tells the two apart.
 */
export interface WalletApp {
  /**
   * Identifies the app on this page, and in the browser's memory of the last one: by convention the reverse domain name
   * that the wallet announces in its own browser (EIP-6963), where the wallet takes the place of its app. The name by default.
   */
  readonly id?: string | undefined;
  /** Untrusted text. */
  readonly name: string;
  /** An image: a `data:` URL, or https. Untrusted, shown in an `<img>` only. */
  readonly icon?: string | undefined;
  /**
   * Template of the link, with one of these placeholders:
   *
   * - `{page}`: the page that the wallet's own browser opens, percent-encoded; see `wallet-page-url`
   * - `{page-without-scheme}`: the same without `https://`, and not encoded, for links with the page in their path
   * - `{payment}`: the payment link (`gateway-url`), percent-encoded, for apps that pay it themselves
   *
   * The result is an https URL, or has one of the schemes in `wallet-allow`.
   */
  readonly link: string;
  /** The https URL of the page where the buyer gets the app: offered if the link has not opened it. */
  readonly store?: string | undefined;
}

/** The values of the placeholders; undefined where the page does not know one, or the URL policy has refused it. */
export interface WalletAppValues {
  readonly pageUrl: string | undefined;
  readonly gatewayUrl: string | undefined;
}

const PLACEHOLDER = /\{(page|page-without-scheme|payment)\}/g;

/** Returns true if the template leads to a payment. */
export const hasPlaceholder = (template: string): boolean => template.search(PLACEHOLDER) !== -1;

/** Fills the template of an app's link. Undefined if the page does not know one of the values. */
export const fillAppLink = (template: string, { pageUrl, gatewayUrl }: WalletAppValues): string | undefined => {
  const values: Readonly<Record<string, string | undefined>> = {
    page: pageUrl && encodeURIComponent(pageUrl),
    'page-without-scheme': pageUrl?.replace(/^https?:\/\//i, ''),
    payment: gatewayUrl && encodeURIComponent(gatewayUrl),
  };
  let isComplete = true;
  const link = template.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    isComplete &&= value !== undefined;
    return value ?? '';
  });
  return isComplete ? link : undefined;
};
