// A React page, bundled by the test. It renders a status with the inputs of the test, and logs requests and events.
import { PayStatus } from 'pay-status/react';
import type { PayStatus as PayStatusElement, StatusClient } from 'pay-status';
import { createElement, createRef, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** A client that always succeeds and logs its requests. */
const createClient = (name: string): StatusClient => ({
  getPaymentStatus: async () => {
    log.push(`requested ${name}`);
    return { status: 'succeeded', isFinal: true };
  },
});

const log: string[] = [];
const clients = { first: createClient('first'), second: createClient('second') };
const ref = createRef<PayStatusElement>();
const root = createRoot(document.body.appendChild(document.createElement('main')));

/** `listener` names the listener of the final event; without it, there is none. */
const show = (paymentId: string, client: keyof typeof clients, listener?: string): void => {
  const status = createElement(PayStatus, {
    ref,
    paymentId,
    client: clients[client],
    redirect: 'none',
    shape: 'inline',
    className: 'mine',
    onPayStatusFinal: listener === undefined ? undefined : () => log.push(`${listener} of ${paymentId}`),
  });
  root.render(createElement(StrictMode, null, status));
};

/** Adds markup as React renders it on a server, and hydrates it. */
const hydrate = async (paymentId: string): Promise<void> => {
  const initialPayment = { status: 'succeeded', isFinal: true } as const;
  const main = document.body.appendChild(document.createElement('main'));
  const element = main.appendChild(document.createElement('pay-status'));
  element.setAttribute('payment-id', paymentId);
  element.setAttribute('base-url', 'https://gateway.example');
  element.setAttribute('app-id', 'app');
  element.setAttribute('redirect', 'none');
  element.setAttribute('initial-payment', JSON.stringify(initialPayment));
  await new Promise<Event>((resolve) => element.addEventListener('pay-status-final', resolve));
  const status = createElement(PayStatus, {
    paymentId,
    baseUrl: 'https://gateway.example',
    appId: 'app',
    redirect: 'none',
    initialPayment,
    onPayStatusChange: ({ payment, previous }) => log.push(`${payment.status} after ${previous?.status}`),
    onPayStatusFinal: ({ payment }) => log.push(`${payment.status} at last`),
  });
  hydrateRoot(main, createElement(StrictMode, null, status));
};

Object.assign(window, {
  react: {
    show,
    log,
    isElement: () => ref.current === document.querySelector('pay-status'),
    markup: () => (ref.current?.cloneNode() as HTMLElement).outerHTML,
    hydrate,
    leave: () => root.unmount(),
    ref,
  },
});
