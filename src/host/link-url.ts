import { parseNavigationUrl } from '../core/format/navigation-url.js';

/** Returns true if the URL policy allows navigation to the URL; `allow` as in {@link parseNavigationUrl}. */
export const isNavigationUrl = (url: string, allow: readonly string[]): boolean => {
  try {
    parseNavigationUrl(url, allow);
    return true;
  } catch {
    return false;
  }
};

/** Returns true if the URL may be opened as a link: any scheme, for wallets, except those that run script or contain a URL. */
export const isLinkUrl = (url: string): boolean =>
  isNavigationUrl(url, [url.slice(0, url.indexOf(':') + 1).toLowerCase()]);
