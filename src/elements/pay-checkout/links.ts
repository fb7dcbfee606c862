import { MAX_LENGTHS } from '../../contract/limits.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isPayError, type PayError } from '../../core/errors/pay-error.js';
import { assertText } from '../../core/assert-text.js';
import { toPathSegment } from '../../core/url/path-segment.js';
import { parseNavigationUrl } from '../../core/url/navigation-url.js';
import { getSecretRefusal } from '../shared/merchant-secrets.js';

type Input = string | null | undefined;

/** The inputs of the element. A removed attribute is null. */
export interface LinkInputs {
  readonly paymentId: Input;
  readonly gatewayUrl: Input;
  readonly walletUrl: Input;
  readonly walletAllow: Input;
  readonly walletPageUrl: Input;
  readonly retryUrl: Input;
  readonly helpUrl: Input;
  readonly errorUrl: Input;
  readonly redirectAllow: Input;
}

/** The links that passed the URL policy. */
export interface Links {
  /** The content of the QR code, byte for byte as it was set. */
  readonly gatewayUrl: string | undefined;
  /** Opens the buyer's wallet. */
  readonly walletUrl: string | undefined;
  /** The page that the browser of a wallet app opens. */
  readonly walletPageUrl: string | undefined;
  /** Where the buyer tries again after an unsuccessful payment. */
  readonly retryUrl: string | undefined;
  /** The page on which the buyer asks for help with this payment. */
  readonly helpUrl: string | undefined;
  /** Where the status links back to; it reports a refusal itself. */
  readonly errorUrl: string | undefined;
  /** The reasons why links were refused. */
  readonly errors: readonly PayError[];
}

export const NO_LINKS: Links = {
  gatewayUrl: undefined,
  walletUrl: undefined,
  walletPageUrl: undefined,
  retryUrl: undefined,
  helpUrl: undefined,
  errorUrl: undefined,
  errors: [],
};

const ID_PLACEHOLDER = /\{id\}|%7Bid%7D/gi;
const PLACEHOLDER = /\{url\}|%7Burl%7D/gi;

/** Returns the empty string for what a script has set instead of text, and for a text that is too long. */
const getText = (input: unknown): string => (typeof input === 'string' && input.length <= MAX_LENGTHS.URL ? input : '');

/** What may be the id of a payment in a URL. Words such as `pay_now` have no digit, and names such as `pay_v2` are short. */
const PAYMENT_ID = /(?:\b|%[\da-f]{2})(pay_[\w-]{8,})/gi;

const findPaymentIds = (text: Input): readonly string[] =>
  [...getText(text).matchAll(PAYMENT_ID)].map(([, id = '']) => id).filter((id) => /\d/.test(id));

/** Splits an attribute with several values. */
export const readList = (list: Input): readonly string[] => getText(list).toLowerCase().split(/\s+/);

/** The buyer must not pay another payment than the one whose status is shown. */
const refuseOtherPayment = (url: string, name: string, paymentId: Input): void => {
  const [own] = findPaymentIds(paymentId);
  const ids = findPaymentIds(url);
  if (!own || !ids.length || ids.includes(own)) return;
  throw new ConfigurationError(
    'refused_url',
    `${name} is of the payment ${ids[0]}, payment-id is ${own}. Use paymentId and gatewayUrl of the same create response.`,
  );
};

/** Returns the URL if the policy allows it, otherwise the reason. */
export const checkUrl = (
  raw: Input,
  name: string,
  allow: readonly string[] = [],
  paymentId?: Input,
): string | undefined | PayError => {
  if (!raw) return undefined;
  try {
    assertText(raw, name);
    const secret = getSecretRefusal(name, raw);
    if (secret) return secret;
    parseNavigationUrl(raw, allow, name);
    refuseOtherPayment(raw, name, paymentId);
    return raw;
  } catch (error) {
    if (!isPayError(error)) throw error;
    return error;
  }
};

/** Validates the links, each for itself. A refused one is undefined, so that it is neither shown nor opened. */
export const readLinks = (inputs: LinkInputs): Links => {
  const errors: PayError[] = [];
  const read = (...args: Parameters<typeof checkUrl>): string | undefined => {
    const checked = checkUrl(...args);
    if (!isPayError(checked)) return checked;
    errors.push(checked);
    return undefined;
  };
  const { paymentId } = inputs;
  const gatewayUrl = read(inputs.gatewayUrl, 'gateway-url', [], paymentId);
  const template = inputs.walletUrl;
  const filled = gatewayUrl && (getText(template).replace(PLACEHOLDER, encodeURIComponent(gatewayUrl)) || template);
  const walletUrl = filled ? read(filled, 'wallet-url', readList(inputs.walletAllow), paymentId) : gatewayUrl;
  const walletPageUrl = inputs.walletPageUrl
    ? read(inputs.walletPageUrl, 'wallet-page-url', [], paymentId)
    : gatewayUrl;
  const allow = readList(inputs.redirectAllow);
  const retryUrl = read(inputs.retryUrl, 'retry-url', allow);
  const help = getText(inputs.helpUrl).replace(ID_PLACEHOLDER, () => toPathSegment(paymentId) ?? '');
  const helpUrl = read(help || inputs.helpUrl, 'help-url', allow);
  const errorUrl = checkUrl(inputs.errorUrl, 'error-url', allow);
  const shopUrl = isPayError(errorUrl) ? undefined : errorUrl;
  return { gatewayUrl, walletUrl, walletPageUrl, retryUrl, helpUrl, errorUrl: shopUrl, errors };
};
