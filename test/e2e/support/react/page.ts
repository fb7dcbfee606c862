// A page of React, bundled by the test. It renders a status with what the test gives, and tells what it heard.
import { PayStatus } from 'pay-status/react';
import type { PayStatus as PayStatusElement, StatusClient } from 'pay-status';
import { createElement, createRef, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Answers by the payment's id, and counts who was asked. */
const clientOf = (name: string): StatusClient => ({
  getPaymentStatus: async () => {
    heard.push(`asked ${name}`);
    return { status: 'succeeded', isFinal: true };
  },
});

const heard: string[] = [];
const clients = { first: clientOf('first'), second: clientOf('second') };
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

Object.assign(window, {
  react: {
    show,
    heard,
    isElement: () => ref.current === document.querySelector('pay-status'),
    markup: () => (ref.current?.cloneNode() as HTMLElement).outerHTML,
    leave: () => root.unmount(),
    ref,
  },
});
