/** The name of the bridge, on every platform where an app chooses it. */
export const BRIDGE_NAME = 'PayStatusHost';

/** Sends JSON text to the app around a WebView. */
export interface NativeBridge {
  post(text: string): void;
  /** Calls back once `post` works. Absent if it works at once. */
  whenReady?(callback: () => void): void;
  /** Calls back with messages that the app sends in a way of its own, until the returned function is called. */
  listen?(onMessage: (message: unknown) => void): () => void;
}

/** Finds a bridge of one kind in the window of the page. */
export type FindBridge = (view: Window) => NativeBridge | undefined;

interface Poster {
  postMessage(text: string): void;
}

/** Returns true if a value has `postMessage`. Bridges are platform objects, about which nothing else is certain. */
const isPoster = (value: unknown): value is Poster =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Poster>).postMessage === 'function';

/** Returns a bridge to an object with `postMessage`; undefined for any other value. */
export const toBridge = (value: unknown): NativeBridge | undefined =>
  isPoster(value)
    ? {
        // Called as a method, which the objects of some platforms require.
        post: (text) => {
          value.postMessage(text);
        },
      }
    : undefined;
