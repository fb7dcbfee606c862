import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { pickDetailsFields, pickStatusFields } from '../../contract/pick-fields.js';
import { readPaymentDetails } from '../../contract/readers/payment-details.js';
import { readPaymentStatusResponse } from '../../contract/readers/payment-status-response.js';
import { ContractError } from '../../core/errors/contract-error.js';
import { serializeAttributes } from './attributes.js';
import type { InputDeclaration } from '../../elements/shared/payment-element.js';
import { checkOptionNames } from '../shared/check-options.js';
import type { PageInputs, PayCheckoutInputs, PayStatusInputs } from './inputs.js';
import { createServerPorts } from './ports.js';
import { createRenderer, defineElements, ELEMENTS, type Tag } from './renderer.js';
import { resolveMessages } from './resolve-messages.js';

const serializePayment = (payment: PayStatusInputs['payment']): string | undefined => {
  if (!payment) return undefined;
  const result = readPaymentStatusResponse(payment);
  if (result.ok) return JSON.stringify(pickStatusFields(result.value));
  const fields = result.invalidFields.join(', ');
  throw new ContractError(`payment is not a payment status. Invalid fields: ${fields}.`, payment);
};

const serializeDetails = (details: PayCheckoutInputs['details']): string | undefined => {
  if (!details) return undefined;
  const result = readPaymentDetails(details);
  return result.ok ? JSON.stringify(pickDetailsFields(result.value)) : undefined;
};

/** The inputs that are no properties of the elements, true if required. */
const OTHER_INPUTS: Readonly<Record<Exclude<keyof PageInputs, 'paymentId' | 'messages'> | 'details', boolean>> = {
  pageUrl: true,
  payment: false,
  details: false,
  lang: false,
  nonce: false,
  shape: false,
  density: false,
  attributes: false,
  content: false,
};

/** The names of an element's attributes, by property. */
const getAttributeNames = (tag: Tag): ReadonlyMap<string, string> => {
  const properties: Readonly<Record<string, InputDeclaration>> = ELEMENTS[tag].properties;
  return new Map(
    Object.entries(properties).flatMap(([name, { attribute = name }]) =>
      typeof attribute === 'string' ? [[name, attribute] as const] : [],
    ),
  );
};

/** The properties whose inputs have other names: `payment` and `details`. */
const RENAMED = ['initialPayment', 'initialDetails'];

/** Throws for inputs that do not exist: what they are for would be missing in the page. */
const checkInputNames = (tag: Tag, inputs: object): void => {
  const { details, ...others } = OTHER_INPUTS;
  const names = [...getAttributeNames(tag).keys()].filter((name) => !RENAMED.includes(name));
  const properties = Object.fromEntries(names.map((name) => [name, name === 'paymentId']));
  checkOptionNames(inputs, {
    ...properties,
    messages: false,
    ...(tag === 'pay-checkout' ? { details } : {}),
    ...others,
  });
};

/** Maps the inputs to attributes. */
const toAttributes = (tag: Tag, inputs: PayCheckoutInputs): Readonly<Record<string, unknown>> => {
  const { lang, shape, density, attributes } = inputs;
  const values: Readonly<Record<string, unknown>> = {
    ...inputs,
    initialPayment: serializePayment(inputs.payment),
    initialDetails: serializeDetails(inputs.details),
    items: typeof inputs.items === 'object' ? JSON.stringify(inputs.items) : inputs.items,
    wallets: inputs.wallets && JSON.stringify(inputs.wallets),
  };
  const named = [...getAttributeNames(tag)].map(([name, attribute]) => [attribute, values[name]] as const);
  const given = Object.entries({ lang, shape, density, ...Object.fromEntries(named) });
  return { ...attributes, ...Object.fromEntries(given.filter(([, value]) => value !== undefined)) };
};

/** Creates strings that Lit accepts as those of a template literal. */
const toTemplateStrings = (...texts: readonly string[]): TemplateStringsArray =>
  Object.assign([...texts], { raw: texts });

const renderElement = async (tag: Tag, inputs: PayCheckoutInputs): Promise<string> => {
  checkInputNames(tag, inputs);
  const { lang, messages, pageUrl, nonce, content = '' } = inputs;
  const resolvedMessages = await resolveMessages(lang, messages);
  defineElements();
  const [opening, closing] = [`<${tag}${serializeAttributes(toAttributes(tag, inputs))}>`, `</${tag}>`];
  const renderer = createRenderer({
    messages: resolvedMessages,
    ports: createServerPorts(new URL(pageUrl).href),
    nonce,
  });
  const rendered = collectResultSync(
    render(html(toTemplateStrings(opening + closing)), { elementRenderers: [renderer] }),
  );
  // Inserted after rendering, because Lit would render custom elements in the content.
  const end = rendered.lastIndexOf(closing);
  return rendered.slice(0, end) + content + rendered.slice(end);
};

/**
 * Renders a `<pay-status>` to HTML with declarative shadow DOM. It shows the status without scripts; in the page,
 * `pay-status/define/hydrate.js` and the element's definition hydrate it. Sends no request. Errors in an element's inputs are
 * rendered as in a page.
 *
 * @throws ConfigurationError `invalid_option` for an input that does not exist, and for an attribute that is not allowed
 * @throws ContractError for an invalid payment
 * @throws TypeError for a page URL that is not absolute
 */
export const renderPayStatus = async (inputs: PayStatusInputs): Promise<string> => renderElement('pay-status', inputs);

/** Renders a `<pay-checkout>` in the same way, with the `<pay-status>` inside it. */
export const renderPayCheckout = async (inputs: PayCheckoutInputs): Promise<string> =>
  renderElement('pay-checkout', inputs);
