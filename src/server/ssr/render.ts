import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { pickDetailsFields, pickStatusFields } from '../../contract/pick-fields.js';
import { readPaymentDetails } from '../../contract/readers/payment-details.js';
import { readPaymentStatusResponse } from '../../contract/readers/payment-status-response.js';
import { ContractError } from '../../core/errors/contract-error.js';
import { writeAttributes } from './attributes.js';
import type { PayCheckoutInputs, PayStatusInputs } from './inputs.js';
import { portsOf } from './ports.js';
import { defineAll, ELEMENTS, rendererOf, type Tag } from './renderer.js';
import { wordsOf } from './words.js';

const writePayment = (payment: PayStatusInputs['payment']): string | undefined => {
  if (!payment) return undefined;
  const result = readPaymentStatusResponse(payment);
  if (result.ok) return JSON.stringify(pickStatusFields(result.value));
  throw new ContractError(`payment is not a status answer. Invalid: ${result.invalidFields.join(', ')}.`, payment);
};

const writeDetails = (details: PayCheckoutInputs['details']): string | undefined => {
  if (!details) return undefined;
  const result = readPaymentDetails(details);
  return result.ok ? JSON.stringify(pickDetailsFields(result.value)) : undefined;
};

/** Each input that an attribute holds, by the attribute's name. */
const attributesOf = (tag: Tag, inputs: PayCheckoutInputs): Readonly<Record<string, unknown>> => {
  const { lang, shape, density, attributes } = inputs;
  const values: Readonly<Record<string, unknown>> = {
    ...inputs,
    initialPayment: writePayment(inputs.payment),
    initialDetails: writeDetails(inputs.details),
  };
  const named = Object.entries<{ readonly attribute?: string | boolean }>(ELEMENTS[tag].properties).flatMap(
    ([name, { attribute = name }]) => (typeof attribute === 'string' ? [[attribute, values[name]] as const] : []),
  );
  return { ...attributes, lang, shape, density, ...Object.fromEntries(named) };
};

/** What Lit takes for a template that stands in a program. */
const asTemplate = (...texts: readonly string[]): TemplateStringsArray => Object.assign([...texts], { raw: texts });

const renderElement = async (tag: Tag, inputs: PayCheckoutInputs): Promise<string> => {
  const { lang, messages, pageUrl, nonce, content = '' } = inputs;
  const words = await wordsOf(lang, messages);
  defineAll();
  const [opening, closing] = [`<${tag}${writeAttributes(attributesOf(tag, inputs))}>`, `</${tag}>`];
  const renderer = rendererOf({ words, ports: portsOf(new URL(pageUrl).href), nonce });
  const drawn = collectResultSync(render(html(asTemplate(opening + closing)), { elementRenderers: [renderer] }));
  // Lit never reads the content: what it would render of it, the program has not asked for.
  const end = drawn.lastIndexOf(closing);
  return drawn.slice(0, end) + content + drawn.slice(end);
};

/**
 * Draws a `<pay-status>` as HTML with declarative shadow DOM: it shows what is known without scripts, and is taken over in
 * the page by `pay-status/define/hydrate.js` and the element's own definition. Asks nobody.
 *
 * Rejects with `ConfigurationError` for an attribute that must not be written, `ContractError` for a payment that is none,
 * and `TypeError` for a page URL that is not absolute. What is wrong in an input is otherwise drawn as the page would.
 */
export const renderPayStatus = async (inputs: PayStatusInputs): Promise<string> => renderElement('pay-status', inputs);

/** Draws a `<pay-checkout>` likewise, with the `<pay-status>` inside of it. */
export const renderPayCheckout = async (inputs: PayCheckoutInputs): Promise<string> =>
  renderElement('pay-checkout', inputs);
