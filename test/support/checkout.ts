import { fixtureSync } from '@open-wc/testing';
import type { CheckoutPorts } from '../../src/browser/checkout-ports.js';
import '../../src/define/pay-checkout.js';
import '../../src/define/pay-status.js';
import type { PayCheckout } from '../../src/elements/pay-checkout/pay-checkout.js';
import type { CreatePaymentRequest } from '../../src/contract/schemas/create-payment.js';
import { replaceFetch, Stage } from './element.js';
import { BASE_URL, BUYER } from './sandbox.js';

/** The properties that a test may set; null is the value of a removed attribute. */
export type CheckoutInputs = { [Name in keyof PayCheckout]?: PayCheckout[Name] | null };

/** The time in which wallets announce themselves before they are listed, milliseconds. */
const ANNOUNCE_MS = 100;

const readText = (node: Node | null | undefined): string | undefined => node?.textContent?.replace(/\s+/g, ' ').trim();

/** A `<pay-checkout>` with its payment and gateway, on virtual time. */
export class Checkout {
  /** The URLs of the requests, in order. */
  readonly requests: string[];
  readonly shared: string[] = [];
  /** The platform's share function; undefined where there is none. */
  share: CheckoutPorts['share'];
  printed = 0;
  element!: PayCheckout;
  /** The events of the element, in order. */
  readonly events: Event[] = [];

  constructor(readonly stage: Stage) {
    this.requests = replaceFetch((url, init) => this.answer(url, init));
  }

  /** Responds to the page's requests; a test can replace it. */
  answer: Stage['fetch'] = (url, init) => this.stage.fetch(url, init);

  /** Mounts an element for a new payment, and waits for its first response. */
  static async open(inputs: CheckoutInputs = {}, request: Partial<CreatePaymentRequest> = {}): Promise<Checkout> {
    const checkout = new Checkout(await Stage.open(request));
    return checkout.mount(inputs);
  }

  get gatewayUrl(): string {
    return `${BASE_URL}/?pid=${this.stage.paymentId}`;
  }

  get ports(): CheckoutPorts {
    return { ...this.stage.ports, share: this.share, print: () => (this.printed += 1) };
  }

  async mount(inputs: CheckoutInputs = {}, parent: Node = fixtureSync('<div></div>')): Promise<this> {
    const { stage, ports, gatewayUrl } = this;
    const source = { paymentId: stage.paymentId, baseUrl: BASE_URL, appId: BUYER.appId };
    this.element = Object.assign(
      (parent.ownerDocument ?? document).createElement('pay-checkout'),
      { ports, gatewayUrl, ...source },
      inputs,
    );
    for (const type of ['change', 'final', 'error', 'redirect'])
      this.element.addEventListener(`pay-status-${type}`, (event) => this.events.push(event));
    for (const type of ['open-wallet', 'retry', 'cancel'])
      this.element.addEventListener(`pay-checkout-${type}`, (event) => this.events.push(event));
    parent.appendChild(this.element);
    await stage.advance();
    await stage.advance(ANNOUNCE_MS);
    return this;
  }

  part(name: string): HTMLElement | null {
    return this.element.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
  }

  has(name: string): boolean {
    return this.part(name) !== null;
  }

  /** The text of a part; undefined when it is not shown. */
  text(part: string): string | undefined {
    return readText(this.part(part));
  }

  /** The text of a part of the status inside. */
  status(part: string): string | undefined {
    return readText(this.part('status')!.shadowRoot!.querySelector(`[part~="${part}"]`));
  }

  /** Clicks a part, and lets the gateway respond. */
  async click(part: string): Promise<void> {
    this.part(part)!.click();
    await this.stage.advance();
  }

  getEventTypes(): string[] {
    return this.events.map(({ type }) => type);
  }
}
