import { envelope, readMessage } from '../message.js';
import {
  HELLO,
  TO_HOST,
  type HostRequest,
  type MessageFromHost,
  type MessageOf,
  type MessageToHost,
  type WELCOME,
} from '../protocol.js';

/** The host's end of the talk with a frame. */
export interface FramePort {
  /** Says it to the page in the frame; nothing, while there is none that we know. */
  post(message: MessageFromHost): void;
  /** Ends the talk with the page that is in the frame now; the next one may say hello again. */
  hangUp(): void;
  /** Ends it for good. */
  destroy(): void;
}

export interface FramePortOptions {
  readonly frame: HTMLIFrameElement;
  /** Exact origins of the pages that may be talked with. */
  readonly origins: readonly string[];
  readonly handles: readonly HostRequest[];
  /** A page is there, for the first time or after a reload. */
  readonly onOpen: () => void;
  /** `reply` reaches the page that spoke, or nobody: after a reload another one is in the frame. */
  readonly onMessage: (message: MessageToHost, reply: (message: MessageFromHost) => void) => void;
  /** The page speaks another version; it has been told, and the talk has ended. */
  readonly onOtherVersion: () => void;
}

type Welcome = MessageOf<typeof WELCOME>;

const OTHER_VERSION = { type: 'close', reason: 'unsupported_version' } as const satisfies MessageFromHost;

/** Waits for the hello of the page in the frame, gives it a port, and from then on listens to that port alone. */
export const openFramePort = (options: FramePortOptions): FramePort => {
  const { frame, origins, handles, onOpen, onMessage, onOtherVersion } = options;
  const view = frame.ownerDocument.defaultView;
  const handshake = new AbortController();
  let port: MessagePort | undefined;
  let current: string | undefined;

  const post = (message: MessageFromHost): void => port?.postMessage(envelope(message));
  const hangUp = (): void => {
    port?.close();
    port = undefined;
  };
  const receive = (own: MessagePort, data: unknown): void => {
    const reading = readMessage(TO_HOST, data);
    if (reading.kind === 'message') {
      onMessage(reading.message, (message) => {
        own.postMessage(envelope(message));
      });
    } else if (reading.kind === 'other-version') {
      post(OTHER_VERSION);
      hangUp();
      onOtherVersion();
    }
  };
  const welcome = (session: string, origin: string): void => {
    const { port1, port2 } = new MessageChannel();
    post({ type: 'close', reason: 'replaced' });
    hangUp();
    current = session;
    port = port1;
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      receive(port1, data);
    };
    const message: Welcome = { type: 'welcome', session, handles: [...handles] };
    frame.contentWindow?.postMessage(envelope(message), origin, [port2]);
    onOpen();
  };
  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    // A frame that is not in the page has no window, as a message from nowhere has no source.
    if (source === null || source !== frame.contentWindow || !origins.includes(origin)) return;
    const reading = readMessage(HELLO, data);
    if (reading.kind === 'other-version') {
      frame.contentWindow.postMessage(envelope<Welcome>(OTHER_VERSION), origin);
      hangUp();
      onOtherVersion();
    } else if (reading.kind === 'message' && reading.message.session !== current) {
      welcome(reading.message.session, origin);
    }
  };

  view?.addEventListener('message', hear, { signal: handshake.signal });
  return {
    post,
    hangUp,
    destroy: () => {
      handshake.abort();
      hangUp();
    },
  };
};
