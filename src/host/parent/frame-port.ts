import { listen } from '../../core/listen.js';
import { toEnvelope, parseMessage } from '../message.js';
import {
  HELLO,
  TO_HOST,
  type HostRequest,
  type MessageFromHost,
  type MessageOf,
  type MessageToHost,
  type WELCOME,
} from '../protocol.js';

/** The host's end of a session with a frame. */
export interface FramePort {
  /** Sends a message to the connected page; does nothing without one. */
  post(message: MessageFromHost): void;
  /** Closes the session with the page in the frame. The next page may connect. */
  disconnect(): void;
  /** Closes the session and accepts no other. */
  destroy(): void;
}

export interface FramePortOptions {
  readonly frame: HTMLIFrameElement;
  /** Exact origins of the pages that may connect. */
  readonly origins: readonly string[];
  readonly handles: readonly HostRequest[];
  /** A page has connected, for the first time or after a reload. */
  readonly onOpen: () => void;
  /** `reply` answers only the page that sent the message: after a reload, another page is in the frame. */
  readonly onMessage: (message: MessageToHost, reply: (message: MessageFromHost) => void) => void;
  /** The page uses another protocol version. It was notified, and the session is closed. */
  readonly onOtherVersion: () => void;
}

type Welcome = MessageOf<typeof WELCOME>;

const OTHER_VERSION = { type: 'close', reason: 'unsupported_version' } as const satisfies MessageFromHost;

/** Waits for the `hello` of the page in the frame and sends it a port; all further messages go through that port. */
export const openFramePort = (options: FramePortOptions): FramePort => {
  const { frame, origins, handles, onOpen, onMessage, onOtherVersion } = options;
  const view = frame.ownerDocument.defaultView;
  const handshake = new AbortController();
  let port: MessagePort | undefined;
  let current: string | undefined;

  const post = (message: MessageFromHost): void => port?.postMessage(toEnvelope(message));
  const disconnect = (): void => {
    port?.close();
    port = undefined;
  };
  const onPortMessage = (own: MessagePort, data: unknown): void => {
    const reading = parseMessage(TO_HOST, data);
    if (reading.kind === 'message') {
      onMessage(reading.message, (message) => {
        own.postMessage(toEnvelope(message));
      });
    } else if (reading.kind === 'other-version') {
      post(OTHER_VERSION);
      disconnect();
      onOtherVersion();
    }
  };
  const welcome = (session: string, origin: string): void => {
    const { port1, port2 } = new MessageChannel();
    post({ type: 'close', reason: 'replaced' });
    disconnect();
    current = session;
    port = port1;
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      onPortMessage(port1, data);
    };
    const message: Welcome = { type: 'welcome', session, handles: [...handles] };
    frame.contentWindow?.postMessage(toEnvelope(message), origin, [port2]);
    onOpen();
  };
  const onWindowMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    // A detached frame has no window, and some messages have no source: null must not match null.
    if (source === null || source !== frame.contentWindow || !origins.includes(origin)) return;
    const reading = parseMessage(HELLO, data);
    if (reading.kind === 'other-version') {
      frame.contentWindow.postMessage(toEnvelope<Welcome>(OTHER_VERSION), origin);
      disconnect();
      onOtherVersion();
    } else if (reading.kind === 'message' && reading.message.session !== current) {
      welcome(reading.message.session, origin);
    }
  };

  if (view) listen(view, 'message', onWindowMessage, handshake.signal);
  return {
    post,
    disconnect,
    destroy: () => {
      handshake.abort();
      disconnect();
    },
  };
};
