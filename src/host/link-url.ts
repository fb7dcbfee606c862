import { parseNavigationUrl } from '../core/format/navigation-url.js';

/** Returns true if the URL policy allows to send a buyer there; `allow` as in {@link parseNavigationUrl}. */
export const isNavigationUrl = (url: string, allow: readonly string[]): boolean => {
  try {
    parseNavigationUrl(url, allow);
    return true;
  } catch {
    return false;
  }
};

/** The same with any scheme, because wallets have their own, but never one that runs script or hides a second URL. */
export const isLinkUrl = (url: string): boolean =>
  isNavigationUrl(url, [url.slice(0, url.indexOf(':') + 1).toLowerCase()]);
