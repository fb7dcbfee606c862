/**
 * The frame's sandbox: scripts in its own origin, forms, dialogs (printing is one), wallets in ordinary new windows, and
 * navigation of the top window only by the buyer's click.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** The permissions policy for the origin of `src`. Browsers without Web Share warn of the unknown `web-share`. */
const getPermissions = (): string => `clipboard-write${'share' in navigator ? '; web-share' : ''}`;

/** The height before the checkout sends its own, and the bounds of that, CSS pixels. */
const INITIAL_HEIGHT_PX = 480;
export const MIN_HEIGHT_PX = 64;
export const MAX_HEIGHT_PX = 4_096;

/** Creates the frame of a checkout, not yet in the page. */
export const createCheckoutFrame = (document: Document, src: string, title: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  // Set before `src`, because they take effect at the next navigation.
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = getPermissions();
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  frame.style.cssText = `display: block; inline-size: 100%; border: 0; block-size: ${INITIAL_HEIGHT_PX}px`;
  frame.src = src;
  return frame;
};

/** Sets the frame's height to that of its page. Limited, because a page that fills its window would grow forever. */
export const setFrameHeight = (frame: HTMLIFrameElement, px: number): void => {
  frame.style.blockSize = `${Math.min(Math.max(px, MIN_HEIGHT_PX), MAX_HEIGHT_PX)}px`;
};
