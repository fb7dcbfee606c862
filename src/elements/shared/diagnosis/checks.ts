import { isAmountUnit } from '../../../contract/amount-unit.js';
import { isPayError, type PayError } from '../../../core/errors/pay-error.js';
import { resolveShopUrl } from '../../../core/url/base-url.js';
import { isMilliseconds, readUnixSeconds } from '../../../core/format/unix-seconds.js';
import { buildExplorerLink } from '../../../core/url/explorer-link.js';
import { parseImageUrl } from '../../../core/url/image-url.js';
import { isSamePage } from '../../../core/url/navigation-url.js';
import { quoteValue } from '../../../core/format/quote-value.js';
import { explainChain, isEvmChain } from '../../../core/wallet-info.js';

/** An element of this library. `<pay-status>` has only some of the properties. */
export interface WarningSource extends Pick<Element, 'localName' | 'getAttribute' | 'getAttributeNames' | 'children'> {
  readonly paymentId?: string | null | undefined;
  readonly statusUrl?: string | null | undefined;
  readonly baseUrl?: string | null | undefined;
  readonly expiresAt?: number | null | undefined;
  readonly settledAt?: number | null | undefined;
  readonly refundedAt?: number | null | undefined;
  readonly errorUrl?: string | null | undefined;
  readonly redirect?: string | null | undefined;
  readonly redirectDelay?: number | null | undefined;
  readonly redirectAllow?: string | null | undefined;
  readonly cancelUrl?: string | null | undefined;
  readonly payUrl?: string | null | undefined;
  readonly explorerUrl?: string | null | undefined;
  readonly chains?: string | null | undefined;
  readonly gatewayUrl?: string | null | undefined;
  readonly merchantIconUrl?: string | null | undefined;
  readonly amountUnit?: string | null | undefined;
  readonly amountValue?: string | null | undefined;
  readonly messages?: unknown;
}

/** The page around an element. */
export interface PageContext {
  /** The base of relative URLs. */
  readonly pageUrl: string;
  /** The device's clock, Unix milliseconds. */
  readonly nowMs: number;
  /** False where the browser withholds what it gives to https and localhost only. */
  readonly isSecureContext: boolean;
}

/**
 * Returns what is wrong with an input that is ignored, or only works in part; an error for one that is refused later.
 * Undefined if it is fine.
 */
export type Check = (element: WarningSource, page: PageContext) => string | PayError | undefined;

/** Returns the error with which a value is refused later, when the buyer needs it. */
const getRefusal = (read: () => unknown): PayError | undefined => {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!isPayError(error)) throw error;
    return error;
  }
};

/** An expiry that is further in the past was never one, milliseconds. */
const YEAR_MS = 365 * 86_400_000;

/** Any asset of a known chain. */
const ANY_UNIT = 'caip19/eip155:1/slip44:60';

const checkChoice = (name: string, value: string | null | undefined, choices: readonly string[]): string | undefined =>
  value == null || choices.includes(value)
    ? undefined
    : `${name}: ${quoteValue(value)} is ignored. Use ${choices.join(', ')}.`;

/** A scheme such as `wallet:`, or an origin of an intranet. */
const ALLOW_ENTRY = /^[a-z][a-z\d+.-]*:(\/\/[^/?#]+)?$/i;

/** The placeholder of JavaScript or of a router. */
const OTHER_PLACEHOLDER = /\$\{id\}|:id\b/;

/** Returns true for such a placeholder, and for a folder. Another URL without `{id}` may be right. */
const lacksId = (statusUrl: string): boolean =>
  OTHER_PLACEHOLDER.test(statusUrl) ||
  (!/\{id\}|%7Bid%7D/i.test(statusUrl) && /(^\/?|[^:/]\/)[^/]+\/$/.test(statusUrl));

const explainMissingId = (name: string, url: string): string =>
  `${name}: ${quoteValue(url)} has no {id}. Write {id} where the payment's id belongs.`;

/** A URL of the shop that is requested only once the buyer needs it. */
const checkShopUrl = (
  what: 'cancel' | 'pay',
  url: string | null | undefined,
  { paymentId }: WarningSource,
  { pageUrl }: PageContext,
): string | PayError | undefined => {
  if (!url || !paymentId) return undefined;
  return OTHER_PLACEHOLDER.test(url)
    ? explainMissingId(`${what}-url`, url)
    : getRefusal(() => resolveShopUrl(url, paymentId, pageUrl, what));
};

/** A time that only the page knows. */
const checkMark = (name: string, seconds: number | null | undefined, element: WarningSource): string | undefined => {
  const raw = element.getAttribute(name);
  if (seconds == null || raw === '' || readUnixSeconds(seconds) !== undefined) return undefined;
  const value = quoteValue(raw ?? seconds);
  if (isMilliseconds(seconds)) return `${name}: ${value} is in milliseconds. Use Unix seconds.`;
  return `${name}: ${value} is not a time in Unix seconds. It is not shown.`;
};

/** The checks by attribute. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'payment-id': ({ paymentId }) => {
    if (!paymentId) return undefined;
    const value = quoteValue(paymentId);
    if (paymentId !== paymentId.trim()) return `payment-id: ${value} has spaces or line breaks around it. Remove them.`;
    return paymentId.startsWith('pay_')
      ? undefined
      : `payment-id: ${value} does not begin with pay_. Use paymentId of the create response.`;
  },

  'base-url': ({ baseUrl }) =>
    baseUrl && /\/v1\/?$/.test(baseUrl)
      ? `base-url: ${quoteValue(baseUrl)} ends in /v1, which the element adds. Remove it.`
      : undefined,

  'status-url': ({ statusUrl }) =>
    statusUrl && lacksId(statusUrl) ? explainMissingId('status-url', statusUrl) : undefined,

  'expires-at': (element, { nowMs }) => {
    const { expiresAt } = element;
    const raw = element.getAttribute('expires-at');
    if (expiresAt == null || raw === '') return undefined;
    const value = quoteValue(raw ?? expiresAt);
    const usage = 'There is no countdown. Use Unix seconds, as in expiresAt of the create response.';
    if (isMilliseconds(expiresAt)) return `expires-at: ${value} is in milliseconds. ${usage}`;
    if (!(expiresAt > 0)) return `expires-at: ${value} is not a time in Unix seconds. ${usage}`;
    if ((readUnixSeconds(expiresAt) ?? 0) * 1000 > nowMs - YEAR_MS) return undefined;
    return `expires-at: ${value} is more than a year ago, so the time to pay is over. Use expiresAt of the create response: Unix seconds, not the seconds that are left.`;
  },

  'settled-at': (element) => checkMark('settled-at', element.settledAt, element),

  'refunded-at': (element) => checkMark('refunded-at', element.refundedAt, element),

  redirect: ({ redirect }) => checkChoice('redirect', redirect, ['auto', 'manual', 'none']),

  'redirect-delay': (element) => {
    const { redirectDelay } = element;
    if (redirectDelay == null || redirectDelay >= 0) return undefined;
    const value = quoteValue(element.getAttribute('redirect-delay') ?? redirectDelay);
    return `redirect-delay: ${value} is ignored. Use a number of milliseconds.`;
  },

  'redirect-allow': ({ redirectAllow }) => {
    const wrong = redirectAllow?.split(/\s+/).find((entry) => entry && !ALLOW_ENTRY.test(entry));
    return wrong && `redirect-allow: ${quoteValue(wrong)} is neither a scheme such as wallet: nor an origin.`;
  },

  shape: (element) => {
    const shape = element.getAttribute('shape');
    // That of the dialog is ours.
    return shape === 'dialog' ? undefined : checkChoice('shape', shape, ['card', 'inline', 'page']);
  },

  density: (element) => checkChoice('density', element.getAttribute('density'), ['normal', 'compact', 'roomy']),

  chains: ({ chains }) => {
    const wrong = chains?.split(/\s+/).find((chain) => chain && !isEvmChain(chain));
    return wrong && explainChain(quoteValue(wrong));
  },

  'gateway-url': ({ localName, gatewayUrl }) =>
    localName === 'pay-checkout' && !gatewayUrl
      ? 'gateway-url is not set, so there is no QR code and no link. Set it to gatewayUrl of the create response.'
      : undefined,

  'amount-unit': ({ amountUnit }) =>
    amountUnit && !isAmountUnit(amountUnit)
      ? `amount-unit: ${quoteValue(amountUnit)} is no unit, such as iso4217/USD. The amount is not shown.`
      : undefined,

  'amount-value': ({ amountUnit, amountValue }) => {
    if (Boolean(amountUnit) !== Boolean(amountValue)) {
      const [set, missing] = amountUnit ? ['unit', 'value'] : ['value', 'unit'];
      return `amount-${set} is set, amount-${missing} is not. The amount is not shown: set both, or none.`;
    }
    return amountValue && !/^\d+$/.test(amountValue)
      ? `amount-value: ${quoteValue(amountValue)} is not a whole number. Use minor units: 1250 for 12.50.`
      : undefined;
  },

  'error-url': ({ errorUrl, redirect }, { pageUrl }) =>
    errorUrl && redirect !== 'none' && isSamePage(errorUrl, pageUrl)
      ? `error-url: ${quoteValue(errorUrl)} is this page, so nothing leads back to the shop. Use the URL of another page.`
      : undefined,

  'cancel-url': (element, page) => checkShopUrl('cancel', element.cancelUrl, element, page),

  'pay-url': (element, page) => checkShopUrl('pay', element.payUrl, element, page),

  'explorer-url': ({ explorerUrl }) =>
    explorerUrl ? getRefusal(() => buildExplorerLink(ANY_UNIT, '', explorerUrl)) : undefined,

  'merchant-icon-url': ({ merchantIconUrl }) =>
    merchantIconUrl && !parseImageUrl(merchantIconUrl)
      ? `merchant-icon-url: ${quoteValue(merchantIconUrl)} is ignored. Use an absolute https URL.`
      : undefined,
};
