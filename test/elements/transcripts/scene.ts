import { fixtureSync, nextFrame } from '@open-wc/testing';
import { Checkout, type CheckoutInputs } from '../../support/checkout.js';
import type { Inputs, Stage } from '../../support/element.js';
import { ButtonPage } from '../../support/pay-button.js';
import { Reader } from '../../support/reader.js';
import { waitUntil } from '../../support/wait-until.js';
import { TestRecords } from '../../support/wallet/test-wallet.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';
import { shortenId } from '../../../src/core/format/shorten-id.js';
import type { CheckoutWallet, WalletPorts } from '../../../src/wallet/ports.js';
import type { Shown } from '../../support/shown.js';

/** The width of a phone. */
const WIDTH_PX = 390;

const formatTime = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Finds the control with this index that is a part or in a part, also in shadow roots. */
const findControl = (root: ParentNode, part: string, index = 0): HTMLElement | null => {
  const selector = `:is(a, button, summary, input):is([part~="${part}"], [part~="${part}"] *)`;
  const found = root.querySelectorAll<HTMLElement>(selector)[index];
  if (found) return found;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inner = shadowRoot && findControl(shadowRoot, part, index);
    if (inner) return inner;
  }
  return null;
};

/** Finishes animations, because they run in real time instead of virtual time. */
const endAnimations = (root: ParentNode & Pick<Document, 'getAnimations'>): void => {
  for (const animation of root.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) endAnimations(shadowRoot);
};

/** A page in one language with a payment, and a simulated screen reader that records a transcript. */
export class Scene {
  readonly room: HTMLElement;
  readonly #reader: Reader;
  /** Answers a request in place of the gateway, unless it returns undefined. */
  answer: (url: string) => Response | undefined = () => undefined;
  /** The wallets of the browser. */
  wallets: readonly CheckoutWallet[] = [];
  readonly #walletPorts: WalletPorts = {
    records: new TestRecords(),
    findWallets: (onChange) => {
      onChange(this.wallets);
      return () => undefined;
    },
  };

  constructor(
    readonly stage: Stage,
    readonly lang: string,
  ) {
    this.room = fixtureSync<HTMLElement>('<div></div>');
    Object.assign(this.room, { lang }).style.width = `${WIDTH_PX}px`;
    this.room.addEventListener('click', (event) => {
      // Following a link would end the test.
      if (event.composedPath().some((target) => target instanceof HTMLAnchorElement)) event.preventDefault();
    });
    this.#reader = new Reader(this.room);
  }

  /** Performs an action, and waits for its effects before time advances. */
  async step(what: string, act: () => unknown = () => undefined): Promise<void> {
    this.#reader.lines.push(`[${formatTime(this.stage.clock.monotonic())}] ${what}`);
    await act();
    await this.stage.advance();
    endAnimations(document);
    this.#reader.look();
  }

  show(inputs: Inputs = {}): Promise<void> {
    return this.step('The page is opened.', (): Promise<Shown> => this.stage.mount(inputs, this.room));
  }

  showCheckout(inputs: CheckoutInputs = {}): Promise<void> {
    const gatewayUrl = 'https://pay.example/?pid=1';
    const checkout = new Checkout(this.stage);
    checkout.answer = async (url, init) => this.answer(url) ?? this.stage.fetch(url, init);
    const ports = { ...checkout.ports, wallet: this.#walletPorts };
    return this.step('The page is opened.', () => checkout.mount({ gatewayUrl, ports, ...inputs }, this.room));
  }

  async showButton(): Promise<ButtonPage> {
    const page = new ButtonPage(new WalletCheckout(this.stage));
    await this.step('The page is opened.', () => page.mount(undefined, this.room));
    return page;
  }

  /**
   * Presses a control by keyboard, so that it has the focus. `shows`: a selector that the checkout then shows, or a condition that
   * then holds.
   */
  async press(
    part: string,
    { index = 0, shows }: { readonly index?: number; readonly shows?: string | (() => boolean) } = {},
  ): Promise<void> {
    await this.focus(part, index);
    await this.step(`The buyer presses it.`, async () => {
      findControl(this.room, part, index)!.click();
      if (typeof shows === 'function') await waitUntil(shows, `what follows ${part}`);
      else if (shows) await this.shows(shows);
    });
  }

  /** Waits for what takes real time, such as a signature. */
  async shows(selector: string): Promise<void> {
    const checkout = this.room.querySelector('pay-checkout');
    // The element still shows the step before.
    await checkout!.updateComplete;
    await waitUntil(() => checkout!.shadowRoot!.querySelector(selector) !== null, `the page shows ${selector}`);
  }

  focus(part: string, index = 0): Promise<void> {
    return this.step(`The buyer goes to the ${part}.`, () => {
      findControl(this.room, part, index)!.focus();
    });
  }

  /** Advances the time. */
  pass(ms: number): Promise<void> {
    return this.step(`${formatTime(ms)} go by.`, () => this.stage.advance(ms));
  }

  /** Returns the transcript: the announcements, and the text of the page at the end. */
  async end(): Promise<string> {
    await nextFrame();
    this.#reader.look();
    this.#reader.lines.push('', 'Read from top to bottom:');
    this.#reader.read();
    this.#reader.stop();
    // Each payment has an id of its own.
    const { paymentId } = this.stage;
    const ids = [paymentId, shortenId(paymentId)];
    return `${ids.reduce((text, id) => text.replaceAll(id, 'pay_…'), this.#reader.lines.join('\n'))}\n`;
  }
}
