import { envelope, readMessage } from '../message.js';
import { WELCOME, type HELLO, type MessageOf } from '../protocol.js';
import type { OpenLink } from './link.js';

/**
 * The origins to say hello to: the one of the window around us, where the browser tells it, or else each. A hello to any
 * other is thrown away by the browser, with an error in the console.
 */
const addresseesOf = (view: Window, origins: readonly string[]): readonly string[] => {
  // Missing in some browsers, `null` where a referrer policy hides it.
  const [parent] = (view.location as Partial<Location>).ancestorOrigins ?? [];
  return parent !== undefined && origins.includes(parent) ? [parent] : origins;
};

/**
 * The link of a page in a frame: it says hello to the window around it, which answers with a port. From then on only
 * the port counts.
 */
export const frameLink =
  (view: Window, origins: readonly string[], session: string): OpenLink =>
  ({ onOpen, onMessage, onRefused }) => {
    const { parent } = view;
    const handshake = new AbortController();
    let port: MessagePort | undefined;

    const connect = (own: MessagePort, handles: readonly string[]): void => {
      port = own;
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        onMessage(data);
      };
      onOpen({
        handles,
        post: (message) => {
          own.postMessage(message);
        },
        openUrl: (url) => view.open(url, '_blank', 'noopener'),
      });
    };
    const receive = ({ source, origin, data, ports }: MessageEvent<unknown>): void => {
      if (source !== parent || !origins.includes(origin)) return;
      const reading = readMessage(WELCOME, data);
      if (reading.kind === 'ignored') return;
      if (reading.kind === 'other-version') {
        handshake.abort();
        onRefused('unsupported_version');
        return;
      }
      const { message } = reading;
      if (message.type === 'close') {
        handshake.abort();
        onRefused(message.reason);
      } else if (message.session === session && ports[0]) {
        handshake.abort();
        connect(ports[0], message.handles);
      }
    };

    view.addEventListener('message', receive, { signal: handshake.signal });
    const hello: MessageOf<typeof HELLO> = { type: 'hello', session };
    for (const origin of addresseesOf(view, origins)) parent.postMessage(envelope(hello), origin);
    return () => {
      handshake.abort();
      port?.close();
    };
  };
