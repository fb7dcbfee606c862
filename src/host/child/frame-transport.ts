import { listen } from '../../core/listen.js';
import { parseMessage, toEnvelope } from '../message.js';
import { WELCOME, type HELLO, type MessageOf } from '../protocol.js';
import type { HostTransport } from './host-transport.js';

/**
 * Returns the origins to send `hello` to: that of the parent window if the browser reveals it, otherwise all. The browser
 * drops a message to a wrong origin and logs an error.
 */
const getTargetOrigins = (view: Window, origins: readonly string[]): readonly string[] => {
  // Missing in some browsers, `null` under some referrer policies.
  const [parent] = (view.location as Partial<Location>).ancestorOrigins ?? [];
  return parent !== undefined && origins.includes(parent) ? [parent] : origins;
};

/**
 * The transport of a page in a frame. It sends `hello` to the parent window, which replies with a port; all further messages
 * go through that port.
 */
export const createFrameTransport =
  (view: Window, origins: readonly string[], session: string): HostTransport =>
  ({ onOpen, onMessage, onRefused }) => {
    const { parent } = view;
    const handshake = new AbortController();
    let port: MessagePort | undefined;

    const connect = (newPort: MessagePort, handles: readonly string[]): void => {
      port = newPort;
      newPort.onmessage = ({ data }: MessageEvent<unknown>) => {
        onMessage(data);
      };
      onOpen({
        handles,
        post: (message) => {
          newPort.postMessage(message);
        },
        openUrl: (url) => view.open(url, '_blank', 'noopener'),
      });
    };
    const onWindowMessage = ({ source, origin, data, ports }: MessageEvent<unknown>): void => {
      if (source !== parent || !origins.includes(origin)) return;
      const result = parseMessage(WELCOME, data);
      if (result.kind === 'ignored') return;
      if (result.kind === 'other-version') {
        handshake.abort();
        onRefused('unsupported_version');
        return;
      }
      const { message } = result;
      if (message.type === 'close') {
        handshake.abort();
        onRefused(message.reason);
      } else if (message.session === session && ports[0]) {
        handshake.abort();
        connect(ports[0], message.handles);
      }
    };

    listen(view, 'message', onWindowMessage, handshake.signal);
    const hello: MessageOf<typeof HELLO> = { type: 'hello', session };
    for (const origin of getTargetOrigins(view, origins)) parent.postMessage(toEnvelope(hello), origin);
    return () => {
      handshake.abort();
      port?.close();
    };
  };
