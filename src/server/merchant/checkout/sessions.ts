import { walletApps } from '../../../wallet/wallet-apps.js';
import type { MistakeReporter } from '../mistake-reporter.js';
import { toCheckoutAttributes, type CheckoutAttributes } from './checkout-attributes.js';
import { readCookies, serializeCookie } from './cookies.js';
import { getOrigin } from './request-origin.js';
import type { CheckoutSession, SessionTokens } from './session.js';

/** The dependencies of the sessions, and where the checkout is. */
export interface SessionsOptions {
  readonly tokens: SessionTokens;
  readonly path: string;
  readonly origins: readonly string[] | undefined;
  /** The merchant's own attributes of `<pay-checkout>`. */
  readonly attributes: CheckoutAttributes | undefined;
  /** True if other browsers may open a payment by its link: the merchant's own sessions do not decide. */
  readonly hasLinks: boolean;
  /** True if the owner of a payment may cancel it. */
  readonly mayCancel: boolean;
  readonly reportMistake: MistakeReporter;
}

/** Reads and issues the sessions of browsers. */
export class Sessions {
  readonly #options: SessionsOptions;

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** Returns the path of a payment's page. */
  getPage(paymentId: string): string {
    return `${this.#options.path}/${encodeURIComponent(paymentId)}`;
  }

  /** Resolves to the session of a browser; undefined if it may not see the payment. That of an owner comes first. */
  async read(paymentId: string, request: Request): Promise<CheckoutSession | undefined> {
    const { tokens, reportMistake } = this.#options;
    const sessions = await Promise.all(readCookies(request).map((token) => tokens.readCookie(paymentId, token)));
    const session = sessions.find((one) => one?.isOwner) ?? sessions.find(Boolean);
    if (!session && sessions.length)
      await reportMistake(
        'cookie',
        'A cookie of a payment is not valid. If buyers do not see their payments, use the same secret in all processes, and after a restart.',
      );
    return session;
  }

  /** Returns the header that gives a browser the session. */
  async toCookieHeader(session: CheckoutSession, request: Request): Promise<string> {
    return serializeCookie(await this.#options.tokens.toCookie(session), {
      path: this.getPage(session.paymentId),
      isSecure: [getOrigin(request, this.#options.origins), request.headers.get('origin')].some((origin) =>
        origin?.startsWith('https:'),
      ),
      maxAgeS: this.#options.tokens.getMaxAge(session),
    });
  }

  /** Returns the attributes of the element that shows and pays the payment. */
  async getAttributes(session: CheckoutSession, request: Request): Promise<CheckoutAttributes> {
    const { tokens, origins, attributes, mayCancel, hasLinks } = this.#options;
    const page = this.getPage(session.paymentId);
    const link = hasLinks ? `${getOrigin(request, origins)}${page}/${await tokens.toCapability(session)}` : undefined;
    // Without a link, an app would open the gateway's page.
    const wallets = link === undefined ? undefined : { wallets: JSON.stringify(walletApps) };
    return {
      ...wallets,
      ...attributes,
      ...toCheckoutAttributes(session, { page, link, mayCancel: mayCancel && session.isOwner }),
    };
  }

  /** Returns the attributes for a browser that `authorize` of the merchant allows, and that has no session: there is no code. */
  getPlainAttributes(paymentId: string): CheckoutAttributes {
    const page = this.getPage(paymentId);
    const urls = { 'status-url': `${page}/status`, 'pay-url': `${page}/pay` };
    return { ...this.#options.attributes, 'payment-id': paymentId, ...urls };
  }
}
