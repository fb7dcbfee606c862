import { listen } from '../../core/listen.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { CheckoutHost } from '../checkout-host.js';
import type { WalletCheckout } from '../host-wallet.js';
import type { MessageFromHost, Theme } from '../protocol.js';
import { connectWallet } from './connect-wallet.js';
import type { HostConnection } from './host-connection.js';

/** The members of `<pay-checkout>` that are used. */
export interface AttachableCheckout extends HTMLElement, WalletCheckout {
  host: CheckoutHost | undefined;
  readonly payment?: PaymentStatusResponse | null | undefined;
  refresh(): void;
}

const COLOR_SCHEMES: Readonly<Record<Theme, string>> = { light: 'light', dark: 'dark', auto: 'light dark' };

/** Calls back with the height of an element, whole CSS pixels, now and on each change. Returns the unsubscribe function. */
const observeHeight = (element: Element, onHeight: (px: number) => void): (() => void) => {
  let last = -1;
  const measure = (): void => {
    const px = Math.ceil(element.getBoundingClientRect().height);
    if (px !== last) onHeight(px);
    last = px;
  };
  if (typeof ResizeObserver === 'undefined') {
    measure();
    return () => undefined;
  }
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
};

/**
 * Connects a checkout element to its host: sends its status and height, and applies the host's theme, locale, `resume` and
 * `close`, and offers the host's wallet first. The height is that of the whole document, so its `html` must not be stretched to the window.
 *
 * @returns a function that undoes all of it and leaves the connection open
 */
export const attachCheckout = (checkout: AttachableCheckout, connection: HostConnection): (() => void) => {
  const { documentElement: root } = checkout.ownerDocument;
  const lang = root.getAttribute('lang');
  const { colorScheme } = root.style;
  const listeners = new AbortController();

  const sendStatus = ({ status, isFinal, failureCode }: PaymentStatusResponse): void => {
    connection.send({ type: 'status', status, isFinal, failureCode });
  };
  let final: PaymentStatusResponse | undefined;
  const sendFinal = (payment: PaymentStatusResponse): void => {
    // The element may have the payment right before it dispatches the event.
    if (payment !== final) connection.send({ type: 'final', payment });
    final = payment;
  };
  const onMessage = (message: MessageFromHost): void => {
    if (message.type === 'theme') root.style.colorScheme = COLOR_SCHEMES[message.theme];
    else if (message.type === 'locale') root.lang = message.locale;
    else if (message.type === 'resume') checkout.refresh();
    else if (message.type === 'close') {
      detach();
      connection.close('closed_by_host');
    }
  };
  /** Events of another payment, whose element is slotted into this one, pass here, too. */
  const follow = (type: string, send: (payment: PaymentStatusResponse) => void): void => {
    const onEvent = (event: Event): void => {
      if (event.target === checkout) send((event as Event & { payment: PaymentStatusResponse }).payment);
    };
    listen(checkout, type, onEvent, listeners.signal);
  };

  checkout.host = connection;
  connection.send({ type: 'ready' });
  follow('pay-status-change', sendStatus);
  follow('pay-status-final', sendFinal);
  // The event may have been dispatched before the listeners were added.
  const { payment } = checkout;
  if (payment) sendStatus(payment);
  if (payment?.isFinal) sendFinal(payment);
  const stopHeight = observeHeight(root, (px) => {
    connection.send({ type: 'height', px });
  });
  const unsubscribe = connection.subscribe(onMessage);
  const disconnectWallet = connectWallet(checkout, connection);

  const detach = (): void => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    stopHeight();
    unsubscribe();
    disconnectWallet();
    root.style.colorScheme = colorScheme;
    if (lang === null) root.removeAttribute('lang');
    else root.lang = lang;
    if (checkout.host === connection) checkout.host = undefined;
  };
  return detach;
};
