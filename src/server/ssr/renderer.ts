import { LitElementRenderer } from '@lit-labs/ssr';
import { escapeHtml } from '@lit-labs/ssr/lib/util/escape-html.js';
import type { LitElement, ReactiveController } from 'lit';
import type { CheckoutPorts } from '../../browser/checkout-ports.js';
import { LocaleController } from '../../controllers/locale-controller.js';
import { define } from '../../define/define.js';
import { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import { PayStatus } from '../../elements/pay-status/pay-status.js';
import type { Messages } from '../../locales/messages.js';

/** The elements, by tag. */
export const ELEMENTS = { 'pay-status': PayStatus, 'pay-checkout': PayCheckout };

export type Tag = keyof typeof ELEMENTS;

/** The inputs of one rendering. */
export interface RenderOptions {
  readonly messages: Messages;
  readonly ports: CheckoutPorts;
  /** The nonce of the styles, for a content security policy. */
  readonly nonce: string | undefined;
}

/**
 * Styles for server-rendered elements only. Without scripting, they hide buttons, which would do nothing, and show the QR code
 * at any width. Until the status element is defined, they set its text colour.
 */
const SERVER_STYLES = [
  "@media (scripting: none) { button { display: none !important; } [part='pay'] [part='scan'] { display: grid !important; } }",
  "[part='status']:not(:defined) { color: var(--_text) !important; }",
].join(' ');

/** The locale controllers, to set the language: on a server there is no page from which elements could read it. */
const locales = new WeakMap<object, LocaleController>();

type Constructor = new () => LitElement;

const recordLocaleController = (element: Constructor): Constructor =>
  class extends element {
    override addController(controller: ReactiveController): void {
      super.addController(controller);
      if (controller instanceof LocaleController) locales.set(this, controller as LocaleController);
    }
  };

const SERVER_ELEMENTS: Readonly<Record<string, Constructor>> = Object.fromEntries(
  Object.entries(ELEMENTS).map(([tag, element]) => [tag, recordLocaleController(element as Constructor)]),
);

/** Sets the properties that a checkout in a page passes to the status inside it. */
const copyProperties = (from: LitElement, to: LitElement): void => {
  for (const name of Object.keys(PayStatus.properties)) {
    const value: unknown = Reflect.get(from, name);
    if (value !== undefined) Reflect.set(to, name, value);
  }
};

/** Creates the renderer class for one element and the one inside it. */
export const createRenderer = ({ messages, ports, nonce }: RenderOptions): typeof LitElementRenderer => {
  let outer: LitElement | undefined;
  return class extends LitElementRenderer {
    static override matchesClass(_: unknown, tag = ''): boolean {
      return tag in ELEMENTS;
    }

    constructor(tag: string) {
      super(tag);
      const element = SERVER_ELEMENTS[tag];
      if (element) this.element = new element();
    }

    override connectedCallback(): void {
      const { element } = this;
      if (outer) copyProperties(outer, element);
      else Object.assign(element, { ports });
      outer ??= element;
      locales.get(element)?.setMessages(messages);
      super.connectedCallback();
    }

    override renderShadow(info: Parameters<LitElementRenderer['renderShadow']>[0]) {
      const [, ...rest] = super.renderShadow(info) ?? [];
      const style = nonce === undefined ? '<style>' : `<style nonce="${escapeHtml(nonce)}">`;
      return [style, SERVER_STYLES, ...rest];
    }
  };
};

/** Defines the elements, which the renderer looks up. A server may have defined them already. */
export const defineElements = (): void => {
  for (const [tag, element] of Object.entries(ELEMENTS)) if (!customElements.get(tag)) define(tag, element);
  // Reading `observedAttributes` makes Lit finalize the class.
  for (const element of Object.values(SERVER_ELEMENTS)) void Reflect.get(element, 'observedAttributes');
};
