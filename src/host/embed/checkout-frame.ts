/**
 * What the checkout may do. Scripts and its own origin, forms, dialogs (printing is one), the wallet in another window
 * that is a window like any other, and the top only when the buyer clicks.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** What the frame is let do, for the origin of `src` alone. A browser that cannot share warns of a word that it does not know. */
const allowed = (): string => `clipboard-write${'share' in navigator ? '; web-share' : ''}`;

/** The height until the checkout says its own, and the bounds of what it may say, CSS pixels. */
const INITIAL_HEIGHT_PX = 480;
export const MIN_HEIGHT_PX = 64;
export const MAX_HEIGHT_PX = 4_096;

/** A frame as the checkout needs it, not yet in the page. */
export const createCheckoutFrame = (document: Document, src: string, title: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  // Before `src`: they count from the next navigation on.
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = allowed();
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  frame.style.cssText = `display: block; inline-size: 100%; border: 0; block-size: ${INITIAL_HEIGHT_PX}px`;
  frame.src = src;
  return frame;
};

/** Lets the frame be as high as its page, within bounds: a page whose height follows the window would grow forever. */
export const setFrameHeight = (frame: HTMLIFrameElement, px: number): void => {
  frame.style.blockSize = `${Math.min(Math.max(px, MIN_HEIGHT_PX), MAX_HEIGHT_PX)}px`;
};
