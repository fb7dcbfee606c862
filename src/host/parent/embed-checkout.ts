import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { bindMembers } from '../../core/bind-members.js';
import { systemClock } from '../../core/clock.js';
import { toJson } from '../../core/json.js';
import { notify } from '../../core/listeners.js';
import { parseNavigationUrl } from '../../core/url/navigation-url.js';
import { isOrigin } from '../origin.js';
import { requirePaymentId } from '../payment-id.js';
import {
  ANSWER_TIMEOUT_MS,
  FROM_HOST,
  type HostRequest,
  type MessageFromHost,
  type MessageToHost,
  type Theme,
} from '../protocol.js';
import { createCheckoutFrame, setFrameHeight } from './checkout-frame.js';
import type { EmbedOptions } from './embed-options.js';
import { createFrameFocus, type FrameFocus } from './frame-focus.js';
import { openFramePort, type FramePort } from './frame-port.js';
import { handleRequest } from './handle-request.js';
import { warnOfSilence } from './warn-of-silence.js';
import { createWalletResponder, type WalletResponder } from './wallet-responder.js';

/** A page that has not connected by then may never do so, milliseconds. */
const CONNECT_HINT_MS = 10_000;

/** A checkout in a frame of this page. */
export interface EmbeddedCheckout {
  readonly frame: HTMLIFrameElement;
  setTheme(theme: Theme): void;
  /** Sends a BCP 47 language tag. Invalid tags are ignored. */
  setLocale(locale: string): void;
  /** Notifies the checkout that the buyer has returned, which triggers a poll. */
  resume(): void;
  /** Requests the checkout to close. `onClose` is called when it has closed, at the latest after a second. */
  close(): void;
  /** Removes the frame and all listeners. */
  destroy(): void;
}

const readOrigins = ({ src, origins }: EmbedOptions): readonly string[] => {
  const { origin } = parseNavigationUrl(src, [], 'src');
  if (origins === undefined) return [origin];
  const list: readonly string[] = Array.isArray(origins) ? origins : [];
  // Without an origin, no page could connect.
  if (list.length > 0 && list.every(isOrigin)) return list;
  const invalid = list.find((text) => !isOrigin(text)) ?? origins;
  throw new ConfigurationError('invalid_origin', `${toJson(invalid)} is not an origin such as ${origin}.`);
};

/** Empty texts count as absent: apps write `paymentId: order?.paymentId ?? ''`. */
const readPaymentId = ({ src, paymentId }: EmbedOptions): string =>
  requirePaymentId(
    paymentId || new URL(src).searchParams.get('pid'),
    'Pass paymentId to embedCheckout, or a src with the parameter pid.',
  );

class FrameSession implements EmbeddedCheckout {
  readonly frame: HTMLIFrameElement;
  readonly #options: EmbedOptions;
  readonly #focus: FrameFocus;
  readonly #port: FramePort;
  readonly #wallet: WalletResponder | undefined;
  #theme: Theme | undefined;
  #locale: string | undefined;
  #shouldMoveFocus: boolean;
  #cancelCloseTimeout: (() => void) | undefined;
  readonly #cancelHint: () => void;
  #isClosed = false;

  constructor(container: Element, origins: readonly string[], options: EmbedOptions) {
    const { wallet } = options;
    // Throws, so before anything listens.
    const paying = wallet && { wallet, paymentId: readPaymentId(options) };
    const handles: readonly HostRequest[] = options.onOpenUrl ? ['open-url', 'redirect'] : ['redirect'];
    this.frame = createCheckoutFrame(container.ownerDocument, options.src, options.title);
    this.#options = options;
    this.#focus = createFrameFocus(this.frame);
    this.#theme = options.theme;
    this.#locale = options.locale;
    this.#shouldMoveFocus = options.focus === true;
    this.#port = openFramePort({
      frame: this.frame,
      origins,
      handles,
      onOpen: () => {
        this.#cancelHint();
        this.#isClosed = false;
        this.#sendTheme();
        this.#sendLocale();
      },
      onMessage: (message, reply) => {
        this.#receive(message, reply);
      },
      onOtherVersion: () => {
        this.#end('unsupported_version');
      },
    });
    // After the port: a wallet may call back at once.
    this.#wallet =
      paying &&
      createWalletResponder(paying.wallet, paying.paymentId, (message) => {
        this.#port.post(message);
      });
    const { clock = systemClock } = options;
    this.#cancelHint = clock.setTimeout(() => {
      warnOfSilence(new URL(options.src).origin);
    }, CONNECT_HINT_MS);
    container.append(this.frame);
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.#sendTheme();
  }

  setLocale(locale: string): void {
    this.#locale = locale;
    this.#sendLocale();
  }

  resume(): void {
    this.#port.post({ type: 'resume' });
  }

  close(): void {
    const { clock = systemClock } = this.#options;
    this.#cancelCloseTimeout?.();
    this.#port.post({ type: 'close' });
    this.#cancelCloseTimeout = clock.setTimeout(() => {
      this.#end('no_answer');
    }, ANSWER_TIMEOUT_MS);
  }

  destroy(): void {
    this.#cancelHint();
    this.#cancelCloseTimeout?.();
    this.#isClosed = true;
    this.#wallet?.destroy();
    this.#port.destroy();
    this.#focus.restore();
    this.frame.remove();
  }

  #sendTheme(): void {
    if (this.#theme) this.#port.post({ type: 'theme', theme: this.#theme });
  }

  #sendLocale(): void {
    const { data } = FROM_HOST.locale.safeParse({ locale: this.#locale });
    if (data) this.#port.post({ type: 'locale', ...data });
  }

  #end(reason: string | undefined): void {
    this.#cancelCloseTimeout?.();
    this.#port.disconnect();
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#focus.restore();
    notify(this.#options.onClose, reason);
  }

  #receive(message: MessageToHost, reply: (message: MessageFromHost) => void): void {
    const { onReady, onStatus, onFinal } = this.#options;
    switch (message.type) {
      case 'ready':
        if (this.#shouldMoveFocus) this.#focus.moveIntoFrame();
        this.#shouldMoveFocus = false;
        this.#wallet?.announce();
        notify(onReady);
        break;
      case 'height':
        setFrameHeight(this.frame, message.px);
        break;
      case 'status':
        notify(onStatus, { status: message.status, isFinal: message.isFinal, failureCode: message.failureCode });
        break;
      case 'final':
        notify(onFinal, message.payment);
        break;
      case 'close':
        this.#end(message.reason);
        break;
      case 'open-url':
      case 'redirect':
        void handleRequest(message, this.#options).then((accepted) => {
          reply({ type: 'answer', id: message.id, accepted });
        });
        break;
      case 'wallet-accounts':
      case 'wallet-request':
      case 'wallet-recall':
      case 'wallet-cancel':
        this.#wallet?.receive(message, reply);
    }
  }
}

/**
 * Shows a checkout in a frame and connects to it: resizes the frame to the height of its page, moves the focus into the frame
 * and back, and handles links and redirects of the checkout.
 *
 * @throws ConfigurationError `refused_url`, `invalid_origin`, `missing_title`; `missing_payment_id` for a wallet without a payment
 */
export const embedCheckout = (container: Element, options: EmbedOptions): EmbeddedCheckout => {
  const origins = readOrigins(options);
  const title: unknown = options.title;
  if (typeof title !== 'string' || !title.trim()) {
    throw new ConfigurationError('missing_title', 'Set a title: it is the accessible name of the frame.');
  }
  return bindMembers(new FrameSession(container, origins, options));
};
