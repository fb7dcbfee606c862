import { fixtureSync } from '@open-wc/testing';
import type { Connectivity } from '../../src/browser/button-ports.js';
import type { CreatedCheckout } from '../../src/contract/readers/created-checkout.js';
import '../../src/define/pay-button.js';
import type { PayButton } from '../../src/elements/pay-button/pay-button.js';
import type { PayCheckout } from '../../src/elements/pay-checkout/pay-checkout.js';
import { Checkout } from './checkout.js';
import { BASE_URL, BUYER } from './sandbox.js';
import { waitUntil } from './wait-until.js';
import { ADDRESS } from './wallet/test-wallet.js';
import { CHAIN, WalletCheckout } from './wallet/wallet-checkout.js';

const HTML = `<pay-button><form method="post" action="/checkout"><input type="hidden" name="cart" value="7" />
  <button name="pay" value="crypto">Pay with crypto</button></form></pay-button>`;

/** The form as the shop's server has received it. */
interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A page with a `<pay-button>`, whose shop creates one payment for its order. */
export class ButtonPage {
  readonly sent: Sent[] = [];
  /** The forms that the browser has sent itself. */
  readonly submitted: string[] = [];
  readonly events: Event[] = [];
  isOnline = true;
  /** Called when the connection changes, or the buyer comes back. */
  change: () => void = () => undefined;
  element!: PayButton;
  host!: HTMLElement;

  constructor(readonly checkout: WalletCheckout) {}

  /** The answer of the shop; a test can replace it. */
  answer: () => Response | Promise<Response> = () => Response.json(this.created);
  /** Attributes that the shop adds. */
  attributes: Readonly<Record<string, unknown>> = {};

  static async open(html = HTML): Promise<ButtonPage> {
    const { stage } = await Checkout.open({ wallet: 'none' });
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ account: `${CHAIN}:${ADDRESS}` });
    await stage.sandbox.gateway.fetch(new Request(`${BASE_URL}/sandbox/faucet`, { method: 'POST', headers, body }));
    const page = new ButtonPage(new WalletCheckout(stage));
    await page.mount(html);
    return page;
  }

  get created(): CreatedCheckout {
    const { paymentId } = this.checkout.stage;
    const attributes = {
      'base-url': BASE_URL,
      'app-id': BUYER.appId,
      'gateway-url': this.checkout.gatewayUrl,
      'merchant-name': 'Marginalia',
      'amount-unit': 'iso4217/USD',
      'amount-value': '1250',
      chains: CHAIN,
      ...this.attributes,
    };
    return { paymentId, url: `/checkout/${paymentId}`, attributes };
  }

  async mount(html = HTML, room?: HTMLElement): Promise<void> {
    const { stage, ports } = this.checkout;
    const connectivity: Connectivity = {
      isOnline: () => this.isOnline,
      subscribe: (listener) => {
        this.change = listener;
        return () => undefined;
      },
    };
    this.host = room ?? fixtureSync(`<div></div>`);
    this.host.style.setProperty('--pay-motion', '0s');
    // The browser sends no form: the runner's page would be lost.
    window.addEventListener('submit', this.#hold);
    const template = document.createElement('template');
    template.innerHTML = html;
    const content = document.importNode(template.content, true);
    this.element = content.querySelector('pay-button')!;
    this.element.ports = {
      connectivity,
      clock: stage.clock,
      console: { ...stage.ports.console, info: (message: string) => stage.logged.push(['info', message]) },
      fetch: async (url, init) => {
        this.sent.push({ url, init });
        return this.answer();
      },
      checkout: ports,
    };
    for (const type of ['pay-button-paid', 'pay-status-redirect'])
      this.element.addEventListener(type, (event) => this.events.push(event));
    this.host.append(content);
    await this.element.updateComplete;
  }

  readonly #hold = (event: Event): void => {
    if (event.defaultPrevented || !this.host.isConnected) return;
    event.preventDefault();
    this.submitted.push((event.target as Element).getAttribute('action') ?? '');
  };

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  part(name: string): HTMLElement | null {
    const dialog = this.root.querySelector('pay-button-dialog')?.shadowRoot;
    const find = (root: ParentNode | null | undefined) => root?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
    return find(this.root) ?? find(dialog);
  }

  has(name: string): boolean {
    return this.part(name) !== null;
  }

  text(name: string): string | undefined {
    return this.part(name)?.textContent?.replace(/\s+/g, ' ').trim();
  }

  get isOpen(): boolean {
    return this.part('dialog')?.matches(':modal') ?? false;
  }

  /** Presses the button, and waits for the wallets in the dialog. */
  async press(): Promise<void> {
    this.part('button')!.click();
    await waitUntil(() => this.isOpen, 'the dialog is open');
    this.checkout.element = this.part('dialog')!.querySelector('pay-checkout') as PayCheckout;
    await this.checkout.stage.advance();
    await this.checkout.stage.advance(100);
    await this.checkout.shows('wallet-button');
  }

  async click(part: string): Promise<void> {
    this.part(part)!.click();
    await this.settle();
  }

  /** Lets the gateway answer, and everything render. */
  async settle(ms = 0): Promise<void> {
    await this.checkout.stage.advance(ms);
    await this.element.updateComplete;
    await new Promise(requestAnimationFrame);
  }
}
