// A page of React, bundled by the test. It renders a status with what the test gives, and tells what it heard.
import { PayStatus } from 'pay-status/react';
import type { PayStatus as PayStatusElement, StatusClient } from 'pay-status';
import { createElement, createRef, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Answers by the payment's id, and counts who was asked. */
const createClient = (name: string): StatusClient => ({
  getPaymentStatus: async () => {
    heard.push(`asked ${name}`);
    return { status: 'succeeded', isFinal: true };
  },
});

const heard: string[] = [];
const clients = { first: createClient('first'), second: createClient('second') };
const ref = createRef<PayStatusElement>();
const root = createRoot(document.body.appendChild(document.createElement('main')));

/** `listener` names who hears that the payment is final; absent, nobody does. */
const show = (paymentId: string, client: keyof typeof clients, listener?: string): void => {
  const status = createElement(PayStatus, {
    ref,
    paymentId,
    client: clients[client],
    redirect: 'none',
    shape: 'inline',
    className: 'mine',
    onPayStatusFinal: listener === undefined ? undefined : () => heard.push(`${listener} of ${paymentId}`),
  });
  root.render(createElement(StrictMode, null, status));
};

/** Markup and data that React rendered on the server, before hydration. */
const hydrate = async (paymentId: string): Promise<void> => {
  const initialPayment = { status: 'succeeded', isFinal: true } as const;
  const main = document.body.appendChild(document.createElement('main'));
  const drawn = main.appendChild(document.createElement('pay-status'));
  drawn.setAttribute('payment-id', paymentId);
  drawn.setAttribute('base-url', 'https://gateway.example');
  drawn.setAttribute('app-id', 'app');
  drawn.setAttribute('redirect', 'none');
  drawn.setAttribute('initial-payment', JSON.stringify(initialPayment));
  await new Promise<Event>((resolve) => drawn.addEventListener('pay-status-final', resolve));
  const status = createElement(PayStatus, {
    paymentId,
    baseUrl: 'https://gateway.example',
    appId: 'app',
    redirect: 'none',
    initialPayment,
    onPayStatusChange: ({ payment, previous }) => heard.push(`${payment.status} after ${previous?.status}`),
    onPayStatusFinal: ({ payment }) => heard.push(`${payment.status} at last`),
  });
  hydrateRoot(main, createElement(StrictMode, null, status));
};

Object.assign(window, {
  react: {
    show,
    heard,
    isElement: () => ref.current === document.querySelector('pay-status'),
    markup: () => (ref.current?.cloneNode() as HTMLElement).outerHTML,
    hydrate,
    leave: () => root.unmount(),
    ref,
  },
});
