import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { readNavigationUrl } from '../../core/format/navigation-url.js';
import { isOrigin } from '../origin.js';
import { FROM_HOST, type HostRequest, type MessageFromHost, type MessageToHost, type Theme } from '../protocol.js';
import { ANSWER_MS, systemTimers } from '../timers.js';
import { answer } from './answer.js';
import { createCheckoutFrame, setFrameHeight } from './checkout-frame.js';
import type { EmbedOptions } from './embed-options.js';
import { frameFocus } from './frame-focus.js';
import { openFramePort } from './frame-port.js';

/** A checkout in a frame of this page. */
export interface EmbeddedCheckout {
  readonly frame: HTMLIFrameElement;
  setTheme(theme: Theme): void;
  /** A BCP 47 language tag; anything else is not said. */
  setLocale(locale: string): void;
  /** The buyer is back: the checkout asks for the status at once. */
  resume(): void;
  /** Asks the checkout to end; `onClose` is called when it has, or after a second. */
  close(): void;
  /** Takes the frame out of the page, with all that belongs to it. */
  destroy(): void;
}

const readOrigins = ({ src, origins }: EmbedOptions): readonly string[] => {
  const { origin } = readNavigationUrl(src);
  const wrong = origins?.find((text) => !isOrigin(text));
  if (wrong === undefined) return origins ?? [origin];
  throw new ConfigurationError('invalid_origin', `${JSON.stringify(wrong)} is not an origin such as ${origin}.`);
};

/**
 * Shows a checkout in a frame and talks with it: the height follows, focus is handed over and back, links and the way
 * to the shop are asked for.
 *
 * @throws ConfigurationError `refused_url`, `invalid_origin`, `missing_title`
 */
export const embedCheckout = (container: Element, options: EmbedOptions): EmbeddedCheckout => {
  const origins = readOrigins(options);
  if (!options.title.trim()) throw new ConfigurationError('missing_title', 'Give the frame a title, in words.');
  const { onReady, onStatus, onFinal, onClose, timers = systemTimers } = options;
  const handles: readonly HostRequest[] = options.onOpenUrl ? ['open-url', 'redirect'] : ['redirect'];
  const frame = createCheckoutFrame(container.ownerDocument, options.src, options.title);
  const focus = frameFocus(frame);
  let { theme, locale } = options;
  let wantsFocus = options.focus === true;
  let cancelClose: (() => void) | undefined;
  let isClosed = false;

  const sayTheme = (): void => {
    if (theme) port.post({ type: 'theme', theme });
  };
  const sayLocale = (): void => {
    if (locale !== undefined && FROM_HOST.locale.safeParse({ locale }).success) port.post({ type: 'locale', locale });
  };
  const end = (reason: string | undefined): void => {
    cancelClose?.();
    port.hangUp();
    if (isClosed) return;
    isClosed = true;
    focus.takeBack();
    onClose?.(reason);
  };
  const onMessage = (message: MessageToHost, reply: (message: MessageFromHost) => void): void => {
    switch (message.type) {
      case 'ready':
        if (wantsFocus) focus.handOver();
        wantsFocus = false;
        onReady?.();
        break;
      case 'height':
        setFrameHeight(frame, message.px);
        break;
      case 'status':
        onStatus?.({ status: message.status, isFinal: message.isFinal, failureCode: message.failureCode });
        break;
      case 'final':
        onFinal?.(message.payment);
        break;
      case 'close':
        end(message.reason);
        break;
      case 'open-url':
      case 'redirect':
        void answer(message, options).then((accepted) => {
          reply({ type: 'answer', id: message.id, accepted });
        });
    }
  };
  const port = openFramePort({
    frame,
    origins,
    handles,
    onOpen: () => {
      isClosed = false;
      sayTheme();
      sayLocale();
    },
    onMessage,
    onOtherVersion: () => {
      end('unsupported_version');
    },
  });
  container.append(frame);

  return {
    frame,
    setTheme: (wanted) => {
      theme = wanted;
      sayTheme();
    },
    setLocale: (wanted) => {
      locale = wanted;
      sayLocale();
    },
    resume: () => {
      port.post({ type: 'resume' });
    },
    close: () => {
      cancelClose?.();
      port.post({ type: 'close' });
      cancelClose = timers.setTimeout(() => {
        end('no_answer');
      }, ANSWER_MS);
    },
    destroy: () => {
      cancelClose?.();
      isClosed = true;
      port.destroy();
      focus.takeBack();
      frame.remove();
    },
  };
};
