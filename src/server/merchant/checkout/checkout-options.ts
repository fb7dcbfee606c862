import type { Fetch } from '../../../client/transport.js';
import type { Amount } from '../../../contract/schemas/amount.js';
import type { Clock } from '../../../core/clock.js';
import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { checkFunction, checkOptionNames, checkOptionsGiven } from '../../shared/check-options.js';
import type { Authorize } from '../access.js';
import type { MerchantClient } from '../merchant-client.js';
import type { PayCredentials } from '../pay/pay-credentials.js';
import type { StatusHandlerOptions } from '../status/status-handler.js';
import type { OrderItem } from './session.js';

/** An order that a buyer is about to pay. */
export interface CheckoutOrder {
  /** The order's id: 1 to 35 letters, digits, spaces and `/-:.,+_`. */
  readonly referenceId: string;
  /** `fiat('12.50', 'USD')`. */
  readonly amount: Amount;
  /**
   * Identifies the order: it has one payment at a time, however often it is sent. Use another key when the amount of the order
   * changes.
   */
  readonly idempotencyKey: string;
  /** The items of the order. No sum is computed from them; too many for a cookie are not shown. */
  readonly items?: readonly OrderItem[] | undefined;
  /** Where the buyer goes after success: an absolute https URL, or http on loopback. */
  readonly successUrl?: string | undefined;
  /** Where the buyer goes after failure, expiry or cancellation: an absolute https URL, or http on loopback. */
  readonly errorUrl?: string | undefined;
  /** Where the buyer tries again after an unsuccessful payment. */
  readonly retryUrl?: string | undefined;
  /** When the payment expires, Unix seconds; the gateway decides by default. */
  readonly expiresAt?: number | undefined;
}

/** The inputs of a rendering: those of `renderPayCheckout` of `pay-status/ssr`. */
export interface RenderInputs {
  readonly paymentId: string;
  readonly pageUrl: string;
  readonly lang: string;
  readonly nonce: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Options of {@link createCheckout} besides the credentials of the gateway's buyer side. */
export interface CheckoutSettings {
  readonly client: MerchantClient;
  /**
   * Signs cookies and links: at least 32 bytes of random text, the same for all processes. To replace it, pass the new one and
   * then the old one, until the cookies of 30 days are gone.
   */
  readonly secret: string | readonly string[];
  /**
   * Returns the order that a request wants to pay, by your own session and database: the body, the cookies and the query of the
   * request are yours. It alone decides whose order it is. Return null for an order of somebody else, and for a paid one.
   */
  readonly order: (request: Request) => CheckoutOrder | null | Promise<CheckoutOrder | null>;
  /** The path at which the handler is mounted; `/checkout` by default. */
  readonly path?: string | undefined;
  /** Decides who may see and pay a payment, by your own sessions. By default the cookie that creating the payment has set. */
  readonly authorize?: Authorize | undefined;
  /** True by default: the browser that has created a payment may cancel it. */
  readonly mayCancel?: boolean | undefined;
  /** The language of the page, as a BCP 47 tag; `en` by default. */
  readonly lang?: string | undefined;
  /** The title of the page; `Checkout` by default. */
  readonly title?: string | undefined;
  /** Further attributes of `<pay-checkout>`, such as `merchant-name`, `chains` and `help-url`; `wallets` is `walletApps` by default. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /** HTML for the head of the page, such as a style sheet of a preset. It is not escaped, so it must be trusted. */
  readonly head?: string | undefined;
  /** `renderPayCheckout` of `pay-status/ssr`, so that the page shows the payment before its script has loaded. */
  readonly render?: ((inputs: RenderInputs) => Promise<string>) | undefined;
  /** Where you host the folder `dist/cdn` of the package. By default, the handler serves it below `{path}/assets`. */
  readonly cdnUrl?: string | undefined;
  /** The folder `dist/cdn` of the package on disk, an absolute path; it is found by default. */
  readonly cdnFolder?: string | undefined;
  /** The origins of your pages, such as `https://shop.example`; by default that of the request. The first one is that of links. */
  readonly origins?: readonly string[] | undefined;
  /** Maximum number of requests of a visitor that create a payment, within a minute; {@link MAX_CREATIONS_PER_MINUTE} by default. */
  readonly maxCreationsPerMinute?: number | undefined;
  /** Identifies the visitor that creates a payment, such as by their address; by their order by default. */
  readonly getVisitor?: ((request: Request) => string | Promise<string>) | undefined;
  /**
   * Subscribes to the notifications of all processes of your server: call `notify` with the payment id of each. Called once, when
   * the handler is created; an error is passed to `onError`.
   */
  readonly subscribe?: StatusHandlerOptions['subscribe'];
  /** Called with errors that the buyer does not see. `console.error` by default. */
  readonly onError?: ((error: unknown) => unknown) | undefined;
  /** The global `fetch` by default; used for paying. */
  readonly fetch?: Fetch | undefined;
  /** The machine's clock by default. */
  readonly clock?: Clock | undefined;
}

/** Options of {@link createCheckout}. */
export type CheckoutOptions = CheckoutSettings & PayCredentials;

/** The default of `maxCreationsPerMinute`. */
export const MAX_CREATIONS_PER_MINUTE = 20;

const OPTION_NAMES: Readonly<Record<keyof CheckoutSettings | 'appId' | 'clientId' | 'walletKey', boolean>> = {
  client: true,
  appId: false,
  clientId: false,
  walletKey: false,
  secret: true,
  order: true,
  path: false,
  authorize: false,
  mayCancel: false,
  lang: false,
  title: false,
  attributes: false,
  head: false,
  render: false,
  cdnUrl: false,
  cdnFolder: false,
  origins: false,
  maxCreationsPerMinute: false,
  getVisitor: false,
  subscribe: false,
  onError: false,
  fetch: false,
  clock: false,
};

const refuse = (message: string): never => {
  throw new ConfigurationError('invalid_option', message);
};

/** @throws ConfigurationError `invalid_option` */
export const checkCheckoutOptions = (options: CheckoutOptions): void => {
  checkOptionsGiven('createCheckout', options);
  checkOptionNames(options, OPTION_NAMES);
  if (typeof options.order !== 'function')
    refuse('Set order to a function that returns the order that a request wants to pay.');
  for (const name of ['authorize', 'render', 'getVisitor', 'subscribe', 'onError'] as const)
    checkFunction(name, options[name]);
  for (const [name, value] of Object.entries(options.attributes ?? {}))
    if (!/^[a-z][a-z\d-]*$/.test(name) || typeof value !== 'string')
      refuse(
        `attributes: ${JSON.stringify(name)} must be the name of an attribute with a text, such as 'merchant-name': 'Shop'.`,
      );
  const { path } = options;
  if (path !== undefined && !/^(?:\/[\w.~-]+)+$/.test(path))
    refuse(`path must begin with a slash and not end with one, such as /checkout, not ${JSON.stringify(path)}.`);
  if (typeof (options.client as Partial<MerchantClient> | undefined)?.createPayment !== 'function')
    refuse('client must be the result of createMerchantClient.');
};
