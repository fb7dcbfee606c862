import { isPayError, type PayError } from '../../core/errors/pay-error.js';
import { parseNavigationUrl } from '../../core/format/navigation-url.js';

/** What the page set. A removed attribute is null. */
interface LinkInputs {
  readonly gatewayUrl: string | null | undefined;
  readonly walletUrl: string | null | undefined;
  readonly walletAllow: string | null | undefined;
}

/** Where a buyer pays, as far as the URL policy lets them. */
export interface Links {
  /** What the QR code holds: as it came, to the byte. */
  readonly gatewayUrl: string | undefined;
  /** Leads to the buyer's wallet. */
  readonly walletUrl: string | undefined;
  /** Why one of them is not used. */
  readonly error: PayError | undefined;
}

const PLACEHOLDER = /\{url\}|%7Burl%7D/gi;

/** Judges the addresses that the page set. One that is refused is not shown, scanned or opened. */
export const readLinks = ({ gatewayUrl, walletUrl, walletAllow }: LinkInputs): Links => {
  const links: { -readonly [Name in keyof Links]: Links[Name] } = {
    gatewayUrl: undefined,
    walletUrl: undefined,
    error: undefined,
  };
  if (!gatewayUrl) return links;
  try {
    parseNavigationUrl(gatewayUrl);
    links.gatewayUrl = links.walletUrl = gatewayUrl;
    if (walletUrl) {
      links.walletUrl = undefined;
      const filled = walletUrl.replace(PLACEHOLDER, encodeURIComponent(gatewayUrl));
      parseNavigationUrl(filled, (walletAllow ?? '').toLowerCase().split(/\s+/));
      links.walletUrl = filled;
    }
  } catch (error) {
    if (!isPayError(error)) throw error;
    links.error = error;
  }
  return links;
};
