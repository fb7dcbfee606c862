import { isPayError, type PayError } from '../../core/errors/pay-error.js';
import { parseNavigationUrl } from '../../core/format/navigation-url.js';

/** The inputs of the element. A removed attribute is null. */
interface LinkInputs {
  readonly gatewayUrl: string | null | undefined;
  readonly walletUrl: string | null | undefined;
  readonly walletAllow: string | null | undefined;
}

/** The payment links that passed the URL policy. */
export interface Links {
  /** The content of the QR code, byte for byte as it was set. */
  readonly gatewayUrl: string | undefined;
  /** Opens the buyer's wallet. */
  readonly walletUrl: string | undefined;
  /** The reason why a link was refused. */
  readonly error: PayError | undefined;
}

const PLACEHOLDER = /\{url\}|%7Burl%7D/gi;

/** Validates the links. A refused one is undefined, so that it is neither shown nor opened. */
export const readLinks = ({ gatewayUrl, walletUrl, walletAllow }: LinkInputs): Links => {
  const links: { -readonly [Name in keyof Links]: Links[Name] } = {
    gatewayUrl: undefined,
    walletUrl: undefined,
    error: undefined,
  };
  if (!gatewayUrl) return links;
  try {
    parseNavigationUrl(gatewayUrl, [], 'gateway-url');
    links.gatewayUrl = links.walletUrl = gatewayUrl;
    if (walletUrl) {
      links.walletUrl = undefined;
      const filled = walletUrl.replace(PLACEHOLDER, encodeURIComponent(gatewayUrl));
      parseNavigationUrl(filled, (walletAllow ?? '').toLowerCase().split(/\s+/), 'wallet-url');
      links.walletUrl = filled;
    }
  } catch (error) {
    if (!isPayError(error)) throw error;
    links.error = error;
  }
  return links;
};
