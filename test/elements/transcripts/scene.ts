import { fixtureSync, nextFrame } from '@open-wc/testing';
import { Checkout, type CheckoutInputs } from '../../support/checkout.js';
import { type Inputs, type Stage } from '../../support/element.js';
import { Reader } from '../../support/reader.js';
import type { Shown } from '../../support/shown.js';

/** As narrow as a phone. */
const WIDTH_PX = 390;

const formatTime = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The controls that can be pressed: a part, or a control in it. */
const findControl = (root: ParentNode, part: string): HTMLElement | null => {
  const found = root.querySelector<HTMLElement>(`:is(a, button):is([part~="${part}"], [part~="${part}"] *)`);
  if (found) return found;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inner = shadowRoot && findControl(shadowRoot, part);
    if (inner) return inner;
  }
  return null;
};

/** Lets animations come to their ends: they run in real time, which is slower than that of the clock. */
const endAnimations = (root: ParentNode & Pick<Document, 'getAnimations'>): void => {
  for (const animation of root.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) endAnimations(shadowRoot);
};

/** A page in one language on which a payment happens, and a screen reader that writes down what it says of it. */
export class Scene {
  readonly room: HTMLElement;
  readonly #reader: Reader;
  /** Answers in the place of the gateway what it answers at all. */
  answer: (url: string) => Response | undefined = () => undefined;

  constructor(
    readonly stage: Stage,
    readonly lang: string,
  ) {
    this.room = fixtureSync<HTMLElement>('<div></div>');
    Object.assign(this.room, { lang }).style.width = `${WIDTH_PX}px`;
    this.room.addEventListener('click', (event) => {
      // A link would lead out of the test.
      if (event.composedPath().some((target) => target instanceof HTMLAnchorElement)) event.preventDefault();
    });
    this.#reader = new Reader(this.room);
  }

  /** Something happens, and all that it sets off before time goes on. */
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
    const gatewayUrl = 'https://pay.example/?pid=pay_1';
    const checkout = new Checkout(this.stage);
    checkout.answer = async (url, init) => this.answer(url) ?? this.stage.fetch(url, init);
    return this.step('The page is opened.', () => checkout.mount({ gatewayUrl, ...inputs }, this.room));
  }

  /** By keyboard: what is pressed has the focus. */
  async press(part: string): Promise<void> {
    await this.focus(part);
    await this.step(`The buyer presses it.`, () => {
      findControl(this.room, part)!.click();
    });
  }

  focus(part: string): Promise<void> {
    return this.step(`The buyer goes to the ${part}.`, () => {
      findControl(this.room, part)!.focus();
    });
  }

  /** Nothing happens, but time goes on. */
  pass(ms: number): Promise<void> {
    return this.step(`${formatTime(ms)} go by.`, () => this.stage.advance(ms));
  }

  /** The announcements, and the page as it is read at the end. */
  async end(): Promise<string> {
    await nextFrame();
    this.#reader.look();
    this.#reader.lines.push('', 'Read from top to bottom:');
    this.#reader.read();
    this.#reader.stop();
    return `${this.#reader.lines.join('\n')}\n`;
  }
}
