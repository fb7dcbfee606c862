import { LitElementRenderer } from '@lit-labs/ssr';
import type { LitElement, ReactiveController } from 'lit';
import type { CheckoutPorts } from '../../browser/checkout-ports.js';
import { LocaleController } from '../../controllers/locale-controller.js';
import { define } from '../../define/define.js';
import { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import { PayStatus } from '../../elements/pay-status/pay-status.js';
import type { Messages } from '../../locales/messages.js';
import { escapeAttribute } from './attributes.js';

/** The elements, by tag. */
export const ELEMENTS = { 'pay-status': PayStatus, 'pay-checkout': PayCheckout };

export type Tag = keyof typeof ELEMENTS;

/** What one rendering is made with. */
export interface Rendering {
  readonly words: Messages;
  readonly ports: CheckoutPorts;
  /** Of the styles, for a content security policy. */
  readonly nonce: string | undefined;
}

/**
 * What only a server says. Where no script runs: no button that would do nothing, and the code at any width. And until
 * scripts run: the status is there, if not defined, and has its own colour.
 */
const SERVER_STYLES = [
  "@media (scripting: none) { button { display: none !important; } [part='pay'] [part='scan'] { display: grid !important; } }",
  "[part='status']:not(:defined) { color: var(--_text) !important; }",
].join(' ');

/** The language of an element follows the page around it, of which a server has none. */
const locales = new WeakMap<object, LocaleController>();

type Constructor = new () => LitElement;

const speaking = (element: Constructor): Constructor =>
  class extends element {
    override addController(controller: ReactiveController): void {
      super.addController(controller);
      if (controller instanceof LocaleController) locales.set(this, controller);
    }
  };

const SPEAKING: Readonly<Record<string, Constructor>> = Object.fromEntries(
  Object.entries(ELEMENTS).map(([tag, element]) => [tag, speaking(element as Constructor)]),
);

/** What a checkout hands on to the status inside of it, once it is in a page. */
const handOn = (from: LitElement, to: LitElement): void => {
  for (const name of Object.keys(PayStatus.properties)) {
    const value: unknown = Reflect.get(from, name);
    if (value !== undefined) Reflect.set(to, name, value);
  }
};

/** Draws one element, and the one inside of it. */
export const rendererOf = ({ words, ports, nonce }: Rendering): typeof LitElementRenderer => {
  let outer: LitElement | undefined;
  return class extends LitElementRenderer {
    static override matchesClass(_: unknown, tag = ''): boolean {
      return tag in ELEMENTS;
    }

    constructor(tag: string) {
      super(tag);
      const element = SPEAKING[tag];
      if (element) this.element = new element();
    }

    override connectedCallback(): void {
      const { element } = this;
      if (outer) handOn(outer, element);
      else Object.assign(element, { ports });
      outer ??= element;
      locales.get(element)?.setMessages(words);
      super.connectedCallback();
    }

    override renderShadow(info: Parameters<LitElementRenderer['renderShadow']>[0]) {
      const [, ...rest] = super.renderShadow(info) ?? [];
      const style = nonce === undefined ? '<style>' : `<style nonce="${escapeAttribute(nonce)}">`;
      return [style, SERVER_STYLES, ...rest];
    }
  };
};

/** The renderer looks up what is no element of HTML: a server may have defined them already. */
export const defineAll = (): void => {
  for (const [tag, element] of Object.entries(ELEMENTS)) if (!customElements.get(tag)) define(tag, element);
  // Reading the names is what makes Lit work out a class.
  for (const element of Object.values(SPEAKING)) void Reflect.get(element, 'observedAttributes');
};
