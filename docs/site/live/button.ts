import 'pay-status/define/pay-button.js';
import type { PayButton } from 'pay-status';
import { browserButtonPorts } from '../../../src/browser/button-ports.js';
import { createCheckoutPorts, getCheckoutAttributes } from './demo-checkout.js';
import { newPaymentId } from './demo-payment.js';
import { createTabs } from './tabs.js';

const VARIANTS = [
  ['filled', 'Filled'],
  ['outline', 'Outline'],
  ['quiet', 'Quiet'],
] as const;

/** The answer of a shop's server, as `createCheckoutHandler` gives it. */
const createPayment = (): Response => {
  const paymentId = newPaymentId();
  return Response.json({ paymentId, url: location.href, attributes: getCheckoutAttributes(paymentId) });
};

const createButton = (): PayButton => {
  const [button, form, label] = [
    document.createElement('pay-button'),
    document.createElement('form'),
    document.createElement('button'),
  ];
  label.textContent = 'Pay with crypto';
  form.method = 'post';
  form.append(label);
  button.ports = {
    ...browserButtonPorts,
    fetch: () => Promise.resolve(createPayment()),
    checkout: createCheckoutPorts(),
    console: { error: () => undefined, warn: () => undefined, info: () => undefined },
  };
  button.append(form);
  return button;
};

/** Shows a `<pay-button>`, and its variants as tabs. A press opens the dialog with a payment of the sandbox. */
export const showButton = (place: HTMLElement): void => {
  const panel = document.createElement('div');
  panel.className = 'room';
  const button = createButton();
  const tabs = VARIANTS.map(([variant, name]) => ({
    name,
    show: () => {
      button.setAttribute('variant', variant);
    },
  }));
  const list = createTabs('Variants of the button', panel, tabs);
  list.className = 'knobs';
  panel.append(button);
  place.classList.add('live');
  place.replaceChildren(panel, list);
};
