/** What an app puts into the page of its WebView. Its name is the same on every platform where an app chooses it. */
export const BRIDGE_NAME = 'PayStatusHost';

/** A way to hand JSON text to the app around a WebView. */
export interface NativeBridge {
  post(text: string): void;
  /** Calls back once it can be posted to. Absent when that is at once. */
  whenReady?(callback: () => void): void;
}

/** Looks for a bridge in the window of the page; undefined when the app has none of this kind. */
export type FindBridge = (view: Window) => NativeBridge | undefined;

interface Poster {
  postMessage(text: string): void;
}

/** Whether a value of the page can be posted to. Bridges are objects of the platform: nothing else about them is sure. */
export const isPoster = (value: unknown): value is Poster =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Poster>).postMessage === 'function';
